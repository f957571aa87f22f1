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
  { state: 'AZ', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form WEC is on file, by which AZ leaves a resident of another state alone; No: AZ is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'CO', key: 'City of Employment', ...work, description: 'Denver, Glendale, Greenwood Village and Sheridan take an occupational privilege tax', example: 'Denver', by: 'name' },
  { state: 'DC', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form D-4A is on file, by which DC leaves a resident of another state alone; No: DC is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'DE', key: 'City of Residence', ...home, description: 'Wilmington taxes its residents', example: 'Wilmington', by: 'name' },
  { state: 'DE', key: 'City of Employment', ...work, description: 'Wilmington taxes those who work there', example: 'Wilmington', by: 'name' },
  { state: 'IA', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form 44-016 is on file, by which IA leaves a resident of another state alone; No: IA is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'IL', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form IL-W-5-NR is on file, by which IL leaves a resident of another state alone; No: IL is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'IN', key: 'County of Residence', ...home, ...listed, ...needed, description: 'On January 1 of the year (WH-4)', example: 'Marion', by: 'name' },
  { state: 'IN', key: 'County of Principal Employment', ...work, ...listed, follows: true, description: 'On January 1 of the year, for workers from outside Indiana (WH-4)', example: 'Marion', by: 'name' },
  { state: 'IN', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form WH-47 is on file, by which IN leaves a resident of another state alone; No: IN is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'KY', key: 'City or County of Employment', ...work, ...many, description: 'Occupational license fee of the work place', example: 'Louisville', by: 'name' },
  { state: 'KY', key: 'County of Employment', ...work, ...listed, follows: true, description: 'The county, where it takes its fee beside that of the city; None where an agreement says that it does not', example: 'Warren County', by: 'name' },
  { state: 'KY', key: 'City of Residence', ...home, ...listed, follows: true, description: 'Louisville takes more of those who also live there', example: 'Louisville', by: 'name' },
  { state: 'KY', key: 'School District of Residence', ...home, ...listed, follows: true, description: 'A school district that taxes those who live and work in it', example: 'Fayette County Schools', by: 'name' },
  { state: 'KY', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form K-4 is on file, by which KY leaves a resident of another state alone; No: KY is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'MD', key: 'County of Residence', ...home, ...listed, ...needed, description: 'The county, or Baltimore City, whose local tax applies (MW507)', example: 'Baltimore City', by: 'name' },
  { state: 'MD', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form MW507 is on file, by which MD leaves a resident of another state alone; No: MD is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'MI', key: 'City of Residence', ...home, description: 'A city with an income tax', example: 'Detroit', by: 'name' },
  { state: 'MI', key: 'City of Employment', ...work, description: 'A city with an income tax', example: 'Detroit', by: 'name' },
  { state: 'MI', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form MI-W4 is on file, by which MI leaves a resident of another state alone; No: MI is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'MN', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form MWR is on file, by which MN leaves a resident of another state alone; No: MN is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'MO', key: 'City of Residence', ...home, description: 'Kansas City or St. Louis earnings tax', example: 'Kansas City', by: 'name' },
  { state: 'MO', key: 'City of Employment', ...work, description: 'Kansas City or St. Louis earnings tax', example: 'St. Louis', by: 'name' },
  { state: 'MT', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form MW-4 is on file, by which MT leaves a resident of another state alone; No: MT is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'ND', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form NDW-R is on file, by which ND leaves a resident of another state alone; No: ND is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'NJ', key: 'City of Residence', ...home, follows: true, description: 'Jersey City leaves the wages of its residents out of its payroll tax', example: 'Jersey City', by: 'name' },
  { state: 'NJ', key: 'City of Employment', ...work, description: 'Newark and Jersey City tax employers with more than 2,500 of payroll there in a quarter', example: 'Newark', by: 'name' },
  { state: 'NJ', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form NJ-165 is on file, by which NJ leaves a resident of another state alone; No: NJ is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'NY', key: 'New York City Resident', ...home, description: 'Lives in New York City (IT-2104)', example: 'No', by: { yes: 'NY-NYC' } },
  { state: 'NY', key: 'Yonkers Resident', ...home, description: 'Lives in Yonkers (IT-2104)', example: 'No', by: { yes: 'NY-YONKERS' } },
  { state: 'OH', key: 'School District Number', ...home, asked: true, description: 'School district of residence (IT 4)', example: '2501', by: { digits: 4, prefix: 'OH-SD-' } },
  { state: 'OH', key: 'City of Residence', ...home, ...listed, follows: true, description: 'For courtesy withholding of the home city', example: 'Columbus', by: 'name' },
  { state: 'OH', key: 'Residence City Credit Factor', ...home, description: 'The part of the work city’s tax that the home city credits, by its ordinance: with it the employer withholds for the home city too', example: '100%', by: 'rate' },
  { state: 'OH', key: 'Residence City Credit Limit', ...home, description: 'The rate up to which the home city credits the work city’s tax', example: '2.5%', by: 'rate' },
  { state: 'OH', key: 'City of Employment', ...work, ...many, description: 'Municipal income tax of the work place', example: 'Columbus', by: 'name' },
  { state: 'OH', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form IT 4 is on file, by which OH leaves a resident of another state alone; No: OH is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'OR', key: 'Metro Supportive Housing Withholding', ...work, description: 'In the Metro district: withheld above 200,000 a year, or where the worker asks for it', example: 'No', by: { yes: 'OR-METRO' } },
  { state: 'OR', key: 'Multnomah Preschool Withholding', ...work, description: 'In Multnomah County: withheld above 200,000 a year, or where the worker asks for it', example: 'No', by: { yes: 'OR-MULTNOMAH' } },
  { state: 'PA', key: 'Resident PSD Code', ...home, ...needed, ...listed, description: 'Political subdivision of the home address (CLGS-32-6)', example: '510101', by: 'psdCode' },
  { state: 'PA', key: 'Work PSD Code', ...work, ...needed, ...listed, description: 'Political subdivision of the work place (CLGS-32-6)', example: '510101', by: 'psdCode' },
  { state: 'PA', key: 'Resident EIT Rate', ...home, description: 'Total resident rate of earned income tax, from the residency certificate, of a PSD whose rate is not on file', example: '1%', by: 'rate' },
  { state: 'PA', key: 'Local Services Tax Exempt', ...work, description: 'Exempt by a certificate of the municipality, or pays it through another employer', example: 'No', by: { yes: '' } },
  { state: 'PA', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form REV-419 is on file, by which PA leaves a resident of another state alone; No: PA is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'VA', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form VA-4 is on file, by which VA leaves a resident of another state alone; No: VA is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'WI', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form W-220 is on file, by which WI leaves a resident of another state alone; No: WI is withheld for', example: 'Yes', by: { yes: '' } },
  { state: 'WV', key: 'City of Employment', ...work, description: 'A city that takes a weekly service fee', example: 'Charleston', by: 'name' },
  { state: 'WV', key: 'Certificate of Nonresidence', ...work, follows: true, description: 'Yes: form IT-104NR is on file, by which WV leaves a resident of another state alone; No: WV is withheld for', example: 'Yes', by: { yes: '' } },
]
