import { notYet, unemployment } from '../../language/national.ts'
import { cite } from '../sources/sources.ts'

const edition = {
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'State unemployment wage bases and new-employer rates 2025',
} as const

/**
 * Taxable wages of a year and what a new employer pays. The employer's notice always wins over these rates, which
 * stand in for it until it is registered.
 */
// biome-ignore format: one state a line
export const law = [
  ...unemployment({ ...edition, cite }, {
    AK: { base: 51_700, confidence: 'verified', newEmployer: '1%', rateConfidence: 'unsure', source: 'dol25+ptp25+check24', employee: { rate: '0.5%' }, notes: 'industry average, at least 1.00%' },
    AL: { base: 8_000, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'verified', source: 'dol25+ptp25+dominion25', assessments: {
      esa: { name: 'Employment Security Enhancement Assessment', rate: '0%', confidence: 'recalled', source: 'fnp26+dominion25', notes: '0.06% on most experience-rated accounts, by notice; not at the new-employer rate' },
    } },
    AR: { base: 7_000, confidence: 'verified', newEmployer: '2%', rateConfidence: 'unsure', source: 'dol25+ptp25+check24+pe' },
    AZ: { base: 8_000, confidence: 'verified', newEmployer: '2%', rateConfidence: 'recalled', source: 'dol25+ptp25+avionte24+kuaisou' },
    CA: { base: 7_000, confidence: 'verified', newEmployer: '3.4%', rateConfidence: 'verified', source: 'dol25+ptp25+kuaisou', assessments: {
      ett: { name: 'Employment Training Tax', rate: '0.1%', confidence: 'verified', source: 'fnp26+farmraise-ca', notes: 'new and positive-reserve employers' },
    } },
    CO: { base: 27_200, confidence: 'verified', newEmployer: '3.05%', rateConfidence: 'verified', source: 'dol25+ptp25+check24+kuaisou', notes: 'combined rate with surcharges' },
    CT: { base: 26_100, confidence: 'verified', newEmployer: '2.2%', rateConfidence: 'verified', source: 'dol25+ptp25+kuaisou' },
    DC: { base: 9_000, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'verified', source: 'dol25+ptp25+kuaisou', notes: '2.7% or the average of all employers, whichever is higher', assessments: {
      adminAssessment: { name: 'UI Administrative Assessment', rate: '0.2%', confidence: 'recalled', source: 'own' },
    } },
    DE: { base: 12_500, confidence: 'verified', newEmployer: '1%', rateConfidence: 'verified', source: 'dol25+ptp25+kuaisou+ey0124', assessments: {
      training: { name: 'Training Assessment', rate: '0.085%', confidence: 'unsure', source: 'own', notes: 'older notices 0.085% to 0.095%' },
    } },
    FL: { base: 7_000, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'dol25+ptp25+avionte24+kuaisou' },
    GA: { base: 9_500, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'dol25+ptp25+avionte24', notes: 'with the administrative assessment' },
    HI: { base: 62_000, confidence: 'verified', newEmployer: '2.4%', rateConfidence: 'verified', source: 'dol25+ptp25+hi25', assessments: {
      training: { name: 'Employment and Training Assessment', rate: '0.01%', confidence: 'verified', source: 'hi25+hi26' },
    } },
    IA: { base: 39_500, confidence: 'verified', newEmployer: '1%', rateConfidence: 'recalled', source: 'dol25+ptp25+avionte24', notes: 'non-construction' },
    ID: { base: 55_300, confidence: 'verified', newEmployer: '1%', rateConfidence: 'unsure', source: 'dol25+ptp25+avionte24', notes: 'standard rate of the year' },
    IL: { base: 13_916, confidence: 'verified', newEmployer: '3.65%', rateConfidence: 'unsure', source: 'dol25+ptp25+avionte24', notes: 'with the fund building rate' },
    IN: { base: 9_500, confidence: 'verified', newEmployer: '2.5%', rateConfidence: 'recalled', source: 'dol25+ptp25+avionte24' },
    KS: { base: 14_000, confidence: 'verified', newEmployer: '1.75%', rateConfidence: 'unsure', source: 'dol25+ptp25', notes: 'non-construction' },
    KY: { base: 11_700, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'dol25+ptp25+avionte24', notes: 'non-construction' },
    LA: { base: 7_700, confidence: 'verified', newEmployer: '1.21%', rateConfidence: 'unsure', source: 'dol25+ptp25+avionte24', notes: 'industry average' },
    MA: { base: 15_000, confidence: 'verified', newEmployer: '2.13%', rateConfidence: 'unsure', source: 'dol25+ptp25', notes: 'non-construction', assessments: {
      workforceTraining: { name: 'Workforce Training Fund', rate: '0.056%', confidence: 'recalled', source: 'own' },
      emac: { name: 'Employer Medical Assistance Contribution', rate: '0%', confidence: 'recalled', source: 'own', notes: 'nothing in the first three years and below six employees; then 0.12%, 0.24%, 0.34% by notice' },
      covidRecovery: { name: 'COVID-19 Recovery Assessment', rate: '0%', confidence: 'unsure', source: 'bgov-ma26', notes: 'by notice only: it varies with the assigned rate' },
    } },
    MD: { base: 8_500, confidence: 'verified', newEmployer: '2.6%', rateConfidence: 'recalled', source: 'dol25+ptp25+avionte24' },
    ME: { base: 12_000, confidence: 'verified', newEmployer: '2.04%', rateConfidence: 'unsure', source: 'dol25+ptp25+avionte24', notes: 'the predetermined yield of the year', assessments: {
      cssf: { name: 'Competitive Skills Scholarship Fund', rate: '0%', confidence: 'unsure', source: 'own', notes: 'by notice only, about 0.07% to 0.14%' },
      upaf: { name: 'Unemployment Program Administrative Fund', rate: '0%', confidence: 'unsure', source: 'own', notes: 'by notice only, about 0.13% to 0.17%' },
    } },
    MI: { base: 9_000, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'dol25+ptp25+avionte24', notes: '9,500 for delinquent employers' },
    MN: { base: 43_000, ownWagesOnly: true, confidence: 'verified', newEmployer: '1.1%', rateConfidence: 'unsure', source: 'dol25+ptp25', notes: 'industry rates from 1.0% plus the base tax; wages that another state has taxed do not count toward its base (employer handbook, uimn.org)', assessments: {
      workforce: { name: 'Workforce Development Fee', rate: '0.1%', confidence: 'verified', source: 'daysmart-mn' },
    } },
    MO: { base: 9_500, confidence: 'verified', newEmployer: '2.376%', rateConfidence: 'recalled', source: 'dol25+ptp25+avionte24', notes: 'non-construction' },
    MS: { base: 14_000, confidence: 'verified', newEmployer: '1%', rateConfidence: 'recalled', source: 'dol25+ptp25+avionte24', notes: 'first year; 1.1% and 1.2% after', assessments: {
      training: { name: 'Workforce Training Contribution', rate: '0.2%', confidence: 'recalled', source: 'own' },
    } },
    MT: { base: 45_100, confidence: 'verified', newEmployer: '1.1%', rateConfidence: 'unsure', source: 'dol25+ptp25+avionte24', notes: 'industry average', assessments: {
      adminFund: { name: 'Administrative Fund Tax', rate: '0.18%', confidence: 'recalled', source: 'ey-mt23', notes: '0.13% in rate classes 1 and 2' },
    } },
    NC: { base: 32_600, confidence: 'verified', newEmployer: '1%', rateConfidence: 'verified', source: 'dol25+ptp25+bbt-nc24+ecca-nc' },
    ND: { base: 45_100, confidence: 'verified', newEmployer: '1.09%', rateConfidence: 'unsure', source: 'dol25+ptp25', notes: 'positive balance, non-construction' },
    NE: { base: 9_000, confidence: 'verified', newEmployer: '1.25%', rateConfidence: 'recalled', source: 'dol25+ptp25+avionte24', notes: 'non-construction; base 24,000 at the highest rate' },
    NH: { base: 14_000, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'unsure', source: 'dol25+ptp25+avionte24', notes: 'before quarterly reductions' },
    NJ: { base: 43_300, confidence: 'verified', newEmployer: '2.8%', rateConfidence: 'unsure', source: 'dol25+ptp25+wk-nj21+eanj', employee: { rate: '0.3825%' }, notes: 'with the workforce fund; fiscal-year column' },
    NM: { base: 33_200, confidence: 'verified', newEmployer: '1%', rateConfidence: 'recalled', source: 'dol25+ptp25', notes: 'or the industry average if higher' },
    NV: { base: 41_800, confidence: 'verified', newEmployer: '2.95%', rateConfidence: 'recalled', source: 'dol25+ptp25+nv-detr+avionte24', assessments: {
      cep: { name: 'Career Enhancement Program', rate: '0.05%', confidence: 'recalled', source: 'nv-detr' },
    } },
    NY: { base: 12_800, confidence: 'verified', newEmployer: '4.025%', rateConfidence: 'recalled', source: 'dol25+ptp25', assessments: {
      rsf: { name: 'Re-employment Services Fund', rate: '0.075%', confidence: 'verified', source: 'bbt-ny26+ny-dol' },
    } },
    OH: { base: 9_000, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'dol25+ptp25' },
    OK: { base: 28_200, confidence: 'verified', newEmployer: '1.5%', rateConfidence: 'recalled', source: 'dol25+ptp25+pe' },
    OR: { base: 54_300, confidence: 'verified', newEmployer: '2.4%', rateConfidence: 'verified', source: 'dol25+ptp25+or-oed' },
    PA: { base: 10_000, confidence: 'verified', newEmployer: '3.822%', rateConfidence: 'recalled', source: 'dol25+ptp25', employee: { rate: '0.07%', base: 'none' }, notes: 'non-construction, with surcharges' },
    RI: { base: 29_800, confidence: 'verified', newEmployer: '1%', rateConfidence: 'verified', source: 'dol25+ptp25+ri26+pbn-ri', notes: 'base 1,500 higher at the highest rate', assessments: {
      jdf: { name: 'Job Development Fund', rate: '0.21%', confidence: 'verified', source: 'ri26' },
    } },
    SC: { base: 14_000, confidence: 'verified', newEmployer: '0.41%', rateConfidence: 'unsure', source: 'dol25+ptp25+pe' },
    SD: { base: 15_000, confidence: 'verified', newEmployer: '1.2%', rateConfidence: 'recalled', source: 'dol25+ptp25+pe', notes: 'first year; 1.0% in years two and three', assessments: {
      investmentFee: { name: 'Investment Fee', rate: '0.55%', confidence: 'recalled', source: 'own', notes: 'first-year employers; 0% to 0.55% by notice' },
      adminFee: { name: 'Administrative Fee', rate: '0.02%', confidence: 'unsure', source: 'own' },
    } },
    TN: { base: 7_000, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'dol25+ptp25+pe' },
    TX: { base: 9_000, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'dol25+ptp25+pe', notes: 'or the industry average if higher' },
    UT: { base: 48_900, confidence: 'verified', newEmployer: '1%', rateConfidence: 'unsure', source: 'dol25+ptp25+farmraise-ut', notes: 'industry average' },
    VA: { base: 8_000, confidence: 'verified', newEmployer: '2.5%', rateConfidence: 'recalled', source: 'dol25+ptp25+pe', notes: 'before pool and fund building charges' },
    VT: { base: 14_800, confidence: 'verified', newEmployer: '1%', rateConfidence: 'recalled', source: 'dol25+ptp25+vt-dol' },
    WA: { base: 72_800, confidence: 'verified', newEmployer: '1.25%', rateConfidence: 'unsure', source: 'dol25+ptp25+wa-374', notes: 'industry average, at least 1.00%', assessments: {
      eaf: { name: 'Employment Administration Fund', rate: '0.02%', confidence: 'verified', source: 'ludt', notes: '0.03% when experience rated' },
    } },
    WI: { base: 14_000, confidence: 'verified', newEmployer: '3.05%', rateConfidence: 'recalled', source: 'dol25+ptp25', notes: 'payroll under 500,000' },
    WV: { base: 9_500, confidence: 'verified', newEmployer: '2.7%', rateConfidence: 'recalled', source: 'dol25+ptp25+pe' },
    WY: { base: 32_400, confidence: 'verified', newEmployer: '1.09%', rateConfidence: 'unsure', source: 'dol25+ptp25', notes: 'industry average' },
  }),
  // Assessed from 2026 on.
  notYet(edition, { where: 'MN', tax: 'additionalAssessment', name: 'Additional Assessment' }),
]
