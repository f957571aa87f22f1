import { programs } from '../../language/national.ts'
import { cite } from '../sources/sources.ts'

const edition = {
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'State disability, paid leave, long-term care and transit rates 2026',
} as const

// biome-ignore format: one program a line
export const law = [
  ...programs({ ...edition, cite }, [
    { where: 'CA', tax: 'sdi', name: 'State Disability Insurance', employee: '1.3%', exemptBy: 'a voluntary plan (CUIC 3251), a religious exemption (CUIC 2902) or the exclusion of a sole shareholder (CUIC 637.1)', confidence: 'verified', source: 'ey0131+pe', notes: 'includes paid family leave; no wage limit since 2024' },
    { where: 'CO', tax: 'familyLeave', name: 'Paid Family and Medical Leave', employee: '0.44%', employer: '0.44%', cap: 184_500, sizes: [{ below: 10, employer: '0%' }], assigned: true, exemptBy: 'a private plan (C.R.S. 8-13.3-521)', confidence: 'verified', source: 'ey0131+pe', notes: 'ten employees nationwide' },
    { where: 'CT', tax: 'familyLeave', name: 'Paid Family and Medical Leave', employee: '0.5%', cap: 184_500, exemptBy: 'a private plan (C.G.S. 31-49o)', confidence: 'verified', source: 'ey0131' },
    { where: 'DC', tax: 'familyLeave', name: 'Universal Paid Leave', employer: '0.75%', confidence: 'unsure', source: 'ey0131+pe', notes: 'a different 2026 rate was not found; the table seen words 0.75% as through 2025' },
    { where: 'DE', tax: 'familyLeave', name: 'Paid Family and Medical Leave', employee: '0.4%', employer: '0.4%', cap: 184_500, sizes: [{ below: 10, employee: '0%', employer: '0%' }, { below: 25, employee: '0.16%', employer: '0.16%' }], assigned: true, exemptBy: 'a private plan (19 Del. C. 3716), or a waiver of short employment', confidence: 'verified', source: 'ey0131+neogov', notes: 'medical 0.4%, family 0.08%, parental 0.32%, halves each; 10 to 24 employees parental only' },
    { where: 'HI', tax: 'sdi', name: 'Temporary Disability Insurance', employee: '0.5%', wagesPerWeek: 1_500.21, confidence: 'verified', source: 'hi26+ey0131', notes: 'at most half of the premium; the employer pays the rest to the insurer' },
    { where: 'MA', tax: 'medicalLeave', name: 'Paid Medical Leave', employee: '0.28%', employer: '0.42%', cap: 184_500, sizes: [{ below: 25, employer: '0%' }], assigned: true, exemptBy: 'a private plan (G.L. c. 175M s. 11)', confidence: 'verified', source: 'ma-risk26+ma-fp+larkin-ma', notes: '0.70% for medical leave, 60% of it from employers of 25 covered individuals or more' },
    { where: 'MA', tax: 'familyLeave', name: 'Paid Family Leave', employee: '0.18%', cap: 184_500, exemptBy: 'a private plan (G.L. c. 175M s. 11)', confidence: 'verified', source: 'ma-risk26+ma-fp+larkin-ma' },
    { where: 'ME', tax: 'familyLeave', name: 'Paid Family and Medical Leave', employee: '0.5%', employer: '0.5%', cap: 184_500, sizes: [{ below: 15, employer: '0%' }], assigned: true, exemptBy: 'a private plan (26 M.R.S. 850-H)', confidence: 'verified', source: 'ey0131+neogov' },
    { where: 'MN', tax: 'familyLeave', name: 'Paid Family and Medical Leave', employee: '0.44%', employer: '0.44%', cap: 185_000, assigned: true, exemptBy: 'a private plan (Minn. Stat. 268B.10)', confidence: 'verified', source: 'mn-pl+unum-mn', notes: 'a small employer below the wage test owes 0.22%: by its registration' },
    { where: 'NJ', tax: 'sdi', name: 'Temporary Disability Insurance', employee: '0.19%', employer: '0.5%', cap: 171_100, employerCap: 44_800, assigned: true, exemptBy: 'a private plan (N.J.S.A. 43:21-32)', confidence: 'verified', source: 'pe+nj26', notes: 'employers 0.10% to 0.75% by notice; 0.50% when new' },
    { where: 'NJ', tax: 'familyLeave', name: 'Family Leave Insurance', employee: '0.23%', cap: 171_100, exemptBy: 'a private plan (N.J.S.A. 43:21-32)', confidence: 'verified', source: 'pe+nj26' },
    { where: 'NJ', tax: 'workforce', name: 'Workforce Development', employee: '0.0425%', cap: 44_800, exemption: 'SUI', confidence: 'recalled', source: 'nj26+wk-nj21', notes: 'the employer\'s 0.1175% is inside its unemployment rate' },
    { where: 'NY', tax: 'sdi', name: 'State Disability Insurance', employee: '0.5%', wagesPerWeek: 120, confidence: 'verified', source: 'pe+unum-ny', notes: '0.60 a week at most' },
    { where: 'NY', tax: 'familyLeave', name: 'Paid Family Leave', employee: '0.432%', taxPerYear: 411.91, exemptBy: 'a waiver of short employment (12 NYCRR 380-2.6)', confidence: 'verified', source: 'wb-ny26+gtm-ny26+pe' },
    { where: 'OR', tax: 'familyLeave', name: 'Paid Family and Medical Leave', employee: '0.6%', employer: '0.4%', cap: 184_500, sizes: [{ below: 25, employer: '0%' }], assigned: true, exemptBy: 'an equivalent plan (ORS 657B.210)', confidence: 'verified', source: 'or-oed+or-cbn' },
    { where: 'OR', tax: 'transit', name: 'Statewide Transit Tax', employee: '0.1%', followsResidents: true, confidence: 'verified', source: 'or-stt+or-m120', notes: 'the rise to 0.2% was rejected by the voters on 2026-05-19' },
    { where: 'OR-CANBY', tax: 'transit', name: 'Canby Transit Payroll Tax', employer: '0.6%', confidence: 'derived', source: 'own', notes: 'two public tables, of 2019-20 and recalled' },
    { where: 'OR-LANE', tax: 'transit', name: 'Lane Transit District Payroll Tax', employer: '0.8%', confidence: 'verified', source: 'pe' },
    { where: 'OR-SANDY', tax: 'transit', name: 'Sandy Transit Payroll Tax', employer: '0.6%', confidence: 'derived', source: 'own', notes: 'two public tables, of 2019-20 and recalled' },
    { where: 'OR-SCTD', tax: 'transit', name: 'South Clackamas Transportation District Payroll Tax', employer: '0.5%', confidence: 'recalled', source: 'own' },
    { where: 'OR-TRIMET', tax: 'transit', name: 'TriMet Transit District Payroll Tax', employer: '0.8237%', confidence: 'verified', source: 'pe' },
    { where: 'OR-WILSONVILLE', tax: 'transit', name: 'Wilsonville (SMART) Transit Payroll Tax', employer: '0.5%', confidence: 'derived', source: 'own', notes: 'two public tables, of 2019-20 and recalled; a quarterly return to the city' },
    { where: 'RI', tax: 'sdi', name: 'Temporary Disability Insurance', employee: '1.1%', cap: 100_000, confidence: 'verified', source: 'ri26+pe' },
    { where: 'VT', tax: 'childCare', name: 'Child Care Contribution', employee: '0.11%', employer: '0.33%', assigned: true, confidence: 'verified', source: 'pe', notes: '0.44% in all, of which the employer may withhold up to a quarter' },
    { where: 'WA', tax: 'familyLeave', name: 'Paid Family and Medical Leave', employee: '0.807159%', employer: '0.322841%', cap: 184_500, sizes: [{ below: 50, employer: '0%' }], assigned: true, exemptBy: 'a voluntary plan (RCW 50A.30.010)', confidence: 'verified', source: 'wa-esd+pe', notes: '1.13% in all, 71.43% of it from the worker; tips are left out' },
    { where: 'WA', tax: 'longTermCare', name: 'WA Cares Fund', employee: '0.58%', exemptBy: 'an exemption that the state approved (RCW 50B.04.085)', confidence: 'verified', source: 'pe', notes: 'no wage limit' },
  ]),
]
