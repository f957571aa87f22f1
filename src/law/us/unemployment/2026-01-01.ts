import { unemployment } from '../../language/national.ts'
import { cite } from '../sources/sources.ts'

/**
 * Taxable wages of a year and what a new employer pays. The employer's notice always wins over these rates, which
 * stand in for it until it is registered.
 */
// biome-ignore format: one state a line
export const law = unemployment(
  {
    effective: '2026-01-01',
    select: 'payDate',
    checkedThrough: '2026-12-31',
    revision: 1,
    source: 'State unemployment wage bases and new-employer rates 2026',
    cite,
  },
  {
    AK: { base: 54_200, confidence: 'verified', newEmployer: '1%', rateConfidence: 'unsure', source: 'fnp26', employee: { rate: '0.5%' }, notes: 'industry average, at least 1.00%' },
    AL: { base: 8_000, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'fnp26', assessments: {
      esa: { name: 'Employment Security Enhancement Assessment', rate: '0%', confidence: 'recalled', source: 'fnp26+dominion25', notes: '0.06% on most experience-rated accounts, by notice; not at the new-employer rate' },
    } },
    AR: { base: 7_000, confidence: 'recalled', newEmployer: '2%', rateConfidence: 'unsure', source: 'fnp26est+ey0124+pe' },
    AZ: { base: 8_000, confidence: 'verified', newEmployer: '2%', rateConfidence: 'recalled', source: 'fnp26' },
    CA: { base: 7_000, confidence: 'verified', newEmployer: '3.4%', rateConfidence: 'verified', source: 'fnp26+refsrc', assessments: {
      ett: { name: 'Employment Training Tax', rate: '0.1%', confidence: 'verified', source: 'fnp26+farmraise-ca', notes: 'new and positive-reserve employers' },
    } },
    CO: { base: 30_600, confidence: 'verified', newEmployer: '3.05%', rateConfidence: 'unsure', source: 'fnp26+ey0124', notes: 'combined rate with surcharges' },
    CT: { base: 27_000, confidence: 'verified', newEmployer: '2.2%', rateConfidence: 'unsure', source: 'fnp26' },
    DC: { base: 9_000, confidence: 'recalled', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'own', notes: '2.7% or the average of all employers, whichever is higher', assessments: {
      adminAssessment: { name: 'UI Administrative Assessment', rate: '0.2%', confidence: 'recalled', source: 'own' },
    } },
    DE: { base: 14_500, confidence: 'verified', newEmployer: '1%', rateConfidence: 'recalled', source: 'fnp26+ey0124', assessments: {
      training: { name: 'Training Assessment', rate: '0.085%', confidence: 'unsure', source: 'own', notes: 'older notices 0.085% to 0.095%' },
    } },
    FL: { base: 7_000, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'verified', source: 'fnp26+refsrc' },
    GA: { base: 9_500, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'verified', source: 'fnp26+refsrc', notes: 'with the administrative assessment' },
    HI: { base: 64_500, confidence: 'verified', newEmployer: '2.4%', rateConfidence: 'verified', source: 'hi26', assessments: {
      training: { name: 'Employment and Training Assessment', rate: '0.01%', confidence: 'verified', source: 'hi25+hi26' },
    } },
    IA: { base: 20_400, confidence: 'verified', newEmployer: '1%', rateConfidence: 'recalled', source: 'fnp26+ey0278', notes: 'non-construction' },
    ID: { base: 58_300, confidence: 'verified', newEmployer: '1%', rateConfidence: 'unsure', source: 'fnp26', notes: 'standard rate of the year' },
    IL: { base: 14_250, confidence: 'verified', newEmployer: '3.35%', rateConfidence: 'unsure', source: 'fnp26+valeu', notes: 'with the fund building rate' },
    IN: { base: 9_500, confidence: 'verified', newEmployer: '2.5%', rateConfidence: 'recalled', source: 'fnp26' },
    KS: { base: 15_100, confidence: 'verified', newEmployer: '1.75%', rateConfidence: 'unsure', source: 'fnp26', notes: 'non-construction' },
    KY: { base: 12_000, confidence: 'recalled', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'own', notes: 'non-construction' },
    LA: { base: 7_000, confidence: 'verified', newEmployer: '1.21%', rateConfidence: 'unsure', source: 'ey0278+la26+la-proc', notes: 'industry average' },
    MA: { base: 15_000, confidence: 'verified', newEmployer: '2.42%', rateConfidence: 'unsure', source: 'fnp26', notes: 'non-construction', assessments: {
      workforceTraining: { name: 'Workforce Training Fund', rate: '0.056%', confidence: 'recalled', source: 'own' },
      emac: { name: 'Employer Medical Assistance Contribution', rate: '0%', confidence: 'recalled', source: 'own', notes: 'nothing in the first three years and below six employees; then 0.12%, 0.24%, 0.34% by notice' },
      covidRecovery: { name: 'COVID-19 Recovery Assessment', rate: '0%', confidence: 'unsure', source: 'bgov-ma26', notes: 'by notice only: it varies with the assigned rate' },
    } },
    MD: { base: 8_500, confidence: 'verified', newEmployer: '2.6%', rateConfidence: 'unsure', source: 'fnp26+md26tbl' },
    ME: { base: 12_000, confidence: 'verified', newEmployer: '2.04%', rateConfidence: 'unsure', source: 'fnp26', notes: 'the predetermined yield of the year', assessments: {
      cssf: { name: 'Competitive Skills Scholarship Fund', rate: '0%', confidence: 'unsure', source: 'own', notes: 'by notice only, about 0.07% to 0.14%' },
      upaf: { name: 'Unemployment Program Administrative Fund', rate: '0%', confidence: 'unsure', source: 'own', notes: 'by notice only, about 0.13% to 0.17%' },
    } },
    MI: { base: 9_000, confidence: 'recalled', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'own', notes: '9,500 for delinquent employers' },
    MN: { base: 44_000, ownWagesOnly: true, confidence: 'recalled', newEmployer: '1.4%', rateConfidence: 'verified', source: 'mn26+valeu', notes: 'industry rates from 1.0% plus the base tax; wages that another state has taxed do not count toward its base (employer handbook, uimn.org)', assessments: {
      workforce: { name: 'Workforce Development Fee', rate: '0.1%', confidence: 'verified', source: 'daysmart-mn' },
      additionalAssessment: { name: 'Additional Assessment', rate: '14%', partOf: 'MN.sui', confidence: 'verified', source: 'valeu+mn26' },
    } },
    MO: { base: 9_000, confidence: 'recalled', newEmployer: '2.376%', rateConfidence: 'unsure', source: 'ey0278', notes: 'non-construction' },
    MS: { base: 14_000, confidence: 'verified', newEmployer: '1%', rateConfidence: 'recalled', source: 'fnp26', notes: 'first year; 1.1% and 1.2% after', assessments: {
      training: { name: 'Workforce Training Contribution', rate: '0.2%', confidence: 'recalled', source: 'own' },
    } },
    MT: { base: 47_300, confidence: 'recalled', newEmployer: '1%', rateConfidence: 'unsure', source: 'mt26', notes: 'industry average', assessments: {
      adminFund: { name: 'Administrative Fund Tax', rate: '0.18%', confidence: 'recalled', source: 'ey-mt23', notes: '0.13% in rate classes 1 and 2' },
    } },
    NC: { base: 34_200, confidence: 'recalled', newEmployer: '1%', rateConfidence: 'recalled', source: 'own' },
    ND: { base: 46_600, confidence: 'recalled', newEmployer: '1.09%', rateConfidence: 'unsure', source: 'own', notes: 'positive balance, non-construction' },
    NE: { base: 9_000, confidence: 'verified', newEmployer: '1.25%', rateConfidence: 'recalled', source: 'fnp26+ey0278', notes: 'non-construction; base 24,000 at the highest rate' },
    NH: { base: 14_000, confidence: 'recalled', newEmployer: '2.7%', rateConfidence: 'unsure', source: 'own', notes: 'before quarterly reductions' },
    NJ: { base: 44_800, confidence: 'verified', newEmployer: '2.8%', rateConfidence: 'unsure', source: 'nj26', employee: { rate: '0.3825%' }, notes: 'with the workforce fund; fiscal-year column' },
    NM: { base: 34_800, confidence: 'recalled', newEmployer: '1%', rateConfidence: 'recalled', source: 'own', notes: 'or the industry average if higher' },
    NV: { base: 43_700, confidence: 'recalled', newEmployer: '2.95%', rateConfidence: 'recalled', source: 'own', assessments: {
      cep: { name: 'Career Enhancement Program', rate: '0.05%', confidence: 'recalled', source: 'nv-detr' },
    } },
    NY: { base: 17_600, confidence: 'verified', newEmployer: '4.025%', rateConfidence: 'verified', source: 'bbt-ny-wb+bbt-ny26', assessments: {
      rsf: { name: 'Re-employment Services Fund', rate: '0.075%', confidence: 'verified', source: 'bbt-ny26+ny-dol' },
    } },
    OH: { base: 9_000, confidence: 'recalled', newEmployer: '2.85%', rateConfidence: 'unsure', source: 'valeu', notes: 'with the technology fee from 2026' },
    OK: { base: 25_000, confidence: 'verified', newEmployer: '1.5%', rateConfidence: 'recalled', source: 'pe+ey0278' },
    OR: { base: 56_700, confidence: 'verified', newEmployer: '2.4%', rateConfidence: 'verified', source: 'or-oed' },
    PA: { base: 10_000, confidence: 'recalled', newEmployer: '3.822%', rateConfidence: 'verified', source: 'pe+beancount26', employee: { rate: '0.07%', base: 'none' }, notes: 'non-construction, with surcharges' },
    RI: { base: 30_800, confidence: 'verified', newEmployer: '1%', rateConfidence: 'verified', source: 'ri26', notes: 'base 1,500 higher at the highest rate', assessments: {
      jdf: { name: 'Job Development Fund', rate: '0.21%', confidence: 'verified', source: 'ri26' },
    } },
    SC: { base: 14_000, confidence: 'recalled', newEmployer: '0.41%', rateConfidence: 'unsure', source: 'own' },
    SD: { base: 15_000, confidence: 'recalled', newEmployer: '1.2%', rateConfidence: 'recalled', source: 'own', notes: 'first year; 1.0% in years two and three', assessments: {
      investmentFee: { name: 'Investment Fee', rate: '0.55%', confidence: 'recalled', source: 'own', notes: 'first-year employers; 0% to 0.55% by notice' },
      adminFee: { name: 'Administrative Fee', rate: '0.02%', confidence: 'unsure', source: 'own' },
    } },
    TN: { base: 7_000, confidence: 'recalled', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'own' },
    TX: { base: 9_000, confidence: 'recalled', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'own', notes: 'or the industry average if higher' },
    UT: { base: 50_700, confidence: 'recalled', newEmployer: '1%', rateConfidence: 'unsure', source: 'own', notes: 'industry average' },
    VA: { base: 8_000, confidence: 'recalled', newEmployer: '2.5%', rateConfidence: 'unsure', source: 'own', notes: 'before pool and fund building charges' },
    VT: { base: 15_400, confidence: 'recalled', newEmployer: '1%', rateConfidence: 'recalled', source: 'own' },
    WA: { base: 78_200, confidence: 'recalled', newEmployer: '1.25%', rateConfidence: 'unsure', source: 'own', notes: 'industry average, at least 1.00%', assessments: {
      eaf: { name: 'Employment Administration Fund', rate: '0.02%', confidence: 'verified', source: 'ludt', notes: '0.03% when experience rated' },
    } },
    WI: { base: 14_000, confidence: 'recalled', newEmployer: '3.05%', rateConfidence: 'recalled', source: 'own', notes: 'payroll under 500,000' },
    WV: { base: 9_500, confidence: 'unsure', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'own' },
    WY: { base: 33_800, confidence: 'recalled', newEmployer: '1.09%', rateConfidence: 'unsure', source: 'own', notes: 'industry average' },
  },
)
