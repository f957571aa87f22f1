import type { ResidenceTable } from '../../language/residence-table.ts'

export const law: ResidenceTable = {
  table: 'residence',
  where: 'US',
  effective: '2025-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'State employer guides; recalled: the lists of WI, ND and MT, and that NC and SC take nothing at home',
  confidence: 'recalled',
  reciprocity: {
    DC: { residentsOf: 'everywhere', form: 'D-4A' },
    IA: { residentsOf: ['IL'], form: '44-016' },
    IL: { residentsOf: ['IA', 'KY', 'MI', 'WI'], form: 'IL-W-5-NR' },
    IN: { residentsOf: ['KY', 'MI', 'OH', 'PA', 'WI'], form: 'WH-47' },
    KY: { residentsOf: ['IL', 'IN', 'MI', 'OH', 'VA', 'WV', 'WI'], form: 'K-4' },
    MD: { residentsOf: ['DC', 'PA', 'VA', 'WV'], form: 'MW507' },
    MI: { residentsOf: ['IL', 'IN', 'KY', 'MN', 'OH', 'WI'], form: 'MI-W4' },
    MN: { residentsOf: ['MI', 'ND'], form: 'MWR' },
    MT: { residentsOf: ['ND'], form: 'MW-4' },
    ND: { residentsOf: ['MN', 'MT'], form: 'NDW-R' },
    NJ: { residentsOf: ['PA'], form: 'NJ-165' },
    OH: { residentsOf: ['IN', 'KY', 'MI', 'PA', 'WV'], form: 'IT 4' },
    PA: { residentsOf: ['IN', 'MD', 'NJ', 'OH', 'VA', 'WV'], form: 'REV-419' },
    VA: { residentsOf: ['DC', 'KY', 'MD', 'PA', 'WV'], form: 'VA-4' },
    WI: { residentsOf: ['IL', 'IN', 'KY', 'MI'], form: 'W-220' },
    WV: { residentsOf: ['KY', 'MD', 'OH', 'PA', 'VA'], form: 'IT-104NR' },
    // One-sided: residents of these states who are entitled to the credit there may ask for no withholding.
    AZ: { residentsOf: ['CA', 'IN', 'OR', 'VA'], form: 'WEC' },
  },
  unnamedPlace: { MD: 'MD-UNNAMED' },
  homeTakesNothing: ['AL', 'NC', 'OK', 'SC'],
}
