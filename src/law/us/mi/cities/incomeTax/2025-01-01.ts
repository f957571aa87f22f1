import type { WorksheetLaw } from '../../../../language/declare.ts'
import { certificate } from '../../certificate.ts'

const city = {
  'MI-ALBION': { resident: '1%', nonresident: '0.5%', exemption: 600 },
  'MI-BATTLE-CREEK': { resident: '1%', nonresident: '0.5%', exemption: 750 },
  'MI-BENTON-HARBOR': { resident: '1%', nonresident: '0.5%', exemption: 750 },
  'MI-BIG-RAPIDS': { resident: '1%', nonresident: '0.5%', exemption: 600 },
  'MI-DETROIT': { resident: '2.4%', nonresident: '1.2%', exemption: 600 },
  'MI-EAST-LANSING': { resident: '1%', nonresident: '0.5%', exemption: 600 },
  'MI-FLINT': { resident: '1%', nonresident: '0.5%', exemption: 600 },
  'MI-GRAND-RAPIDS': { resident: '1.5%', nonresident: '0.75%', exemption: 600 },
  'MI-GRAYLING': { resident: '1%', nonresident: '0.5%', exemption: 3_000 },
  'MI-HAMTRAMCK': { resident: '1%', nonresident: '0.5%', exemption: 600 },
  'MI-HIGHLAND-PARK': { resident: '2%', nonresident: '1%', exemption: 600 },
  'MI-HUDSON': { resident: '1%', nonresident: '0.5%', exemption: 1_000 },
  'MI-IONIA': { resident: '1%', nonresident: '0.5%', exemption: 700 },
  'MI-JACKSON': { resident: '1%', nonresident: '0.5%', exemption: 600 },
  'MI-LANSING': { resident: '1%', nonresident: '0.5%', exemption: 600 },
  'MI-LAPEER': { resident: '1%', nonresident: '0.5%', exemption: 600 },
  'MI-MUSKEGON': { resident: '1%', nonresident: '0.5%', exemption: 600 },
  'MI-MUSKEGON-HEIGHTS': { resident: '1%', nonresident: '0.5%', exemption: 600 },
  'MI-PONTIAC': { resident: '1%', nonresident: '0.5%', exemption: 600 },
  'MI-PORT-HURON': { resident: '1%', nonresident: '0.5%', exemption: 600 },
  'MI-PORTLAND': { resident: '1%', nonresident: '0.5%', exemption: 1_000 },
  'MI-SAGINAW': { resident: '1.5%', nonresident: '0.75%', exemption: 750 },
  'MI-SPRINGFIELD': { resident: '1%', nonresident: '0.5%', exemption: 750 },
  'MI-WALKER': { resident: '1%', nonresident: '0.5%', exemption: 600 },
}

export const law: WorksheetLaw = {
  where: 'MI-CITIES',
  tax: 'incomeTax',
  name: '{place} - City Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Michigan Department of Treasury, city income tax rates (24 cities)',
  confidence: 'verified',
  notes: "The number of exemptions is that of the MI-W4; a city's own form is not modeled.",

  method: 'worksheet',
  taxes: 'both',
  places: Object.keys(city),
  certificate,
  lines: {
    taxable: 'max(0, wages - exemptions * city[place].exemption / periods)',
    tax: 'taxable * city[place][residency]',
    // A home city credits what another city took, up to its own rate for nonresidents.
    credit: "if(residency == 'resident', min(workPlaceTax, taxable * city[place].nonresident), 0)",
    withholding: 'cents(max(0, tax - credit))',
  },
  supplemental: 'aggregate',
  figures: {
    city,
  },
}
