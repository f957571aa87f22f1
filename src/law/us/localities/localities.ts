import type { LocalityRow } from '../../language/locality.ts'

const home = { of: 'resident', required: false, unlisted: 'none' } as const
const work = { of: 'work', required: false, unlisted: 'none' } as const
const needed = { required: true } as const
const listed = { unlisted: 'refused' } as const
const many = { unlisted: 'refused', mostTax: true } as const

/**
 * Pennsylvania's political subdivisions (Act 32): tax collection district 01 to 67, but for Allegheny County, which has 70 to 73;
 * school district, municipality; 880000 is outside the state.
 */
export const PSD_CODE = /^((0[13-9]|[1-5]\d|6[0-7]|7[0-3])(0[1-9]|[1-9]\d)(0[1-9]|[1-9]\d)|880000)$/

// biome-ignore format: one field a line
export const localityRows: readonly LocalityRow[] = [
  { state: 'AL', key: 'City of Employment', ...work, ...listed, description: 'Municipal occupational tax of the work place', example: 'Birmingham', by: 'name' },
  { state: 'CO', key: 'City of Employment', ...work, description: 'Denver, Glendale, Greenwood Village and Sheridan take an occupational privilege tax', example: 'Denver', by: 'name' },
  { state: 'DE', key: 'City of Residence', ...home, description: 'Wilmington taxes its residents', example: 'Wilmington', by: 'name' },
  { state: 'DE', key: 'City of Employment', ...work, description: 'Wilmington taxes those who work there', example: 'Wilmington', by: 'name' },
  { state: 'IN', key: 'County of Residence', ...home, ...listed, ...needed, description: 'On January 1 of the year (WH-4)', example: 'Marion', by: 'name' },
  { state: 'IN', key: 'County of Principal Employment', ...work, ...listed, description: 'On January 1 of the year, for workers from outside Indiana (WH-4)', example: 'Marion', by: 'name' },
  { state: 'KY', key: 'City or County of Employment', ...work, ...many, description: 'Occupational license fee of the work place', example: 'Louisville', by: 'name' },
  { state: 'KY', key: 'County of Employment', ...work, ...listed, follows: true, description: 'The county, where it takes its fee beside that of the city; None where an agreement says that it does not', example: 'Warren County', by: 'name' },
  { state: 'KY', key: 'School District of Residence', ...home, ...listed, follows: true, description: 'A school district that taxes those who live and work in it', example: 'Fayette County Schools', by: 'name' },
  { state: 'MD', key: 'County of Residence', ...home, ...listed, ...needed, description: 'The county, or Baltimore City, whose local tax applies (MW507)', example: 'Baltimore City', by: 'name' },
  { state: 'MI', key: 'City of Residence', ...home, description: 'A city with an income tax', example: 'Detroit', by: 'name' },
  { state: 'MI', key: 'City of Employment', ...work, description: 'A city with an income tax', example: 'Detroit', by: 'name' },
  { state: 'MO', key: 'City of Residence', ...home, description: 'Kansas City or St. Louis earnings tax', example: 'Kansas City', by: 'name' },
  { state: 'MO', key: 'City of Employment', ...work, description: 'Kansas City or St. Louis earnings tax', example: 'St. Louis', by: 'name' },
  { state: 'NJ', key: 'City of Residence', ...home, description: 'Jersey City leaves the wages of its residents out of its payroll tax', example: 'Jersey City', by: 'name' },
  { state: 'NJ', key: 'City of Employment', ...work, description: 'Newark and Jersey City tax employers with more than 2,500 of payroll there in a quarter', example: 'Newark', by: 'name' },
  { state: 'NY', key: 'New York City Resident', ...home, description: 'Lives in New York City (IT-2104)', example: 'No', by: { yes: 'NY-NYC' } },
  { state: 'NY', key: 'Yonkers Resident', ...home, description: 'Lives in Yonkers (IT-2104)', example: 'No', by: { yes: 'NY-YONKERS' } },
  { state: 'OH', key: 'School District Number', ...home, description: 'School district of residence (IT 4)', example: '2501', by: { digits: 4, prefix: 'OH-SD-' } },
  { state: 'OH', key: 'City of Residence', ...home, ...listed, follows: true, description: 'For courtesy withholding of the home city', example: 'Columbus', by: 'name' },
  { state: 'OH', key: 'Residence City Credit Factor', ...home, description: 'The part of the work city’s tax that the home city credits, by its ordinance: with it the employer withholds for the home city too', example: '100%', by: 'rate' },
  { state: 'OH', key: 'Residence City Credit Limit', ...home, description: 'The rate up to which the home city credits the work city’s tax', example: '2.5%', by: 'rate' },
  { state: 'OH', key: 'City of Employment', ...work, ...many, description: 'Municipal income tax of the work place', example: 'Columbus', by: 'name' },
  { state: 'OR', key: 'Metro Supportive Housing Withholding', ...work, description: 'In the Metro district: withheld above 200,000 a year, or where the worker asks for it', example: 'No', by: { yes: 'OR-METRO' } },
  { state: 'OR', key: 'Multnomah Preschool Withholding', ...work, description: 'In Multnomah County: withheld above 200,000 a year, or where the worker asks for it', example: 'No', by: { yes: 'OR-MULTNOMAH' } },
  { state: 'PA', key: 'Resident PSD Code', ...home, ...needed, ...listed, description: 'Political subdivision of the home address (CLGS-32-6)', example: '510101', by: 'psdCode' },
  { state: 'PA', key: 'Work PSD Code', ...work, ...needed, ...listed, description: 'Political subdivision of the work place (CLGS-32-6)', example: '510101', by: 'psdCode' },
  { state: 'PA', key: 'Resident EIT Rate', ...home, description: 'Total resident rate of earned income tax, from the residency certificate, of a PSD whose rate is not on file', example: '1%', by: 'rate' },
  { state: 'PA', key: 'Local Services Tax Exempt', ...work, description: 'Exempt by a certificate of the municipality, or pays it through another employer', example: 'No', by: { yes: '' } },
  { state: 'WV', key: 'City of Employment', ...work, description: 'A city that takes a weekly service fee', example: 'Charleston', by: 'name' },
]
