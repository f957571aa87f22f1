import type { WorksheetLaw } from '../../../../language/declare.ts'

const rate = {
  'AL-ATTALLA': '2%',
  'AL-AUBURN': '1%',
  'AL-BEAR-CREEK': '1%',
  'AL-BESSEMER': '1%',
  'AL-BIRMINGHAM': '1%',
  'AL-BRILLIANT': '1%',
  'AL-FAIRFIELD': '1%',
  'AL-GADSDEN': '2%',
  'AL-GLENCOE': '2%',
  'AL-GOODWATER': '0.75%',
  'AL-GUIN': '1%',
  'AL-HACKLEBURG': '1%',
  'AL-HALEYVILLE': '1%',
  'AL-HAMILTON': '1%',
  'AL-LEEDS': '1%',
  'AL-LYNN': '1%',
  'AL-MIDFIELD': '1%',
  'AL-MOSSES': '1%',
  'AL-OPELIKA': '1.5%',
  'AL-RAINBOW-CITY': '2%',
  'AL-RED-BAY': '0.5%',
  'AL-SHORTER': '1%',
  'AL-SOUTHSIDE': '2%',
  'AL-SULLIGENT': '1%',
  'AL-TUSKEGEE': '2%',
}

export const law: WorksheetLaw = {
  where: 'AL-CITIES',
  tax: 'incomeTax',
  name: '{place} - Occupational Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-03-31',
  revision: 1,
  source: 'Alabama League of Municipalities, occupational license fees',
  confidence: 'derived',
  notes:
    'On work in the city, whoever does it. A survey; about ten cities were confirmed elsewhere. Jefferson County has no such tax since 2011.',

  method: 'worksheet',
  taxes: 'workers',
  places: Object.keys(rate),
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'cents(wages * rate[place])' },
  supplemental: 'aggregate',
  figures: {
    rate,
  },
}
