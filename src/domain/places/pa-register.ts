import { PSD_CODE } from '../../law/us/localities/localities.ts'
import { cellsOf } from './sheet-cells.ts'

/** What the state's spreadsheet says, one subdivision a line as the law table prints it; or what is wrong with it. */
export type RegisterReading =
  | { readonly rows: readonly string[] }
  | { readonly faults: readonly { readonly line: number; readonly reason: string }[] }

/** The state's register of earned income and local services taxes: all of its rows, or none. */
export function readPaRegister(text: string): RegisterReading {
  const lines = cellsOf(text)
  const at = lines.findIndex(({ cells }) => cells.some((cell) => word(cell) === 'psdcode'))
  if (at === -1) return { faults: [{ line: 1, reason: 'no line names a column PSD Code' }] }
  const columns = lines[at]!.cells.map(word)
  const lacks = NEEDED.filter((name) => indexOf(columns, COLUMNS[name]) === -1)
  if (lacks.length > 0)
    return {
      faults: [
        { line: lines[at]!.line, reason: `no column ${lacks.map((name) => COLUMNS[name][0]).join(', ')}` },
      ],
    }

  const rows = new Map<string, readonly string[]>()
  const faults: { line: number; reason: string }[] = []
  for (const { line, cells } of lines.slice(at + 1)) {
    const row = rowOf((name) => cells[indexOf(columns, COLUMNS[name])]?.trim() ?? '')
    if ('reason' in row) {
      faults.push({ line, reason: row.reason })
      continue
    }
    const [psd = ''] = row.columns
    const before = rows.get(psd)
    const joined = before === undefined ? row.columns : inBoth(before, row.columns)
    if (psd === PHILADELPHIA) continue
    if (joined) rows.set(psd, joined)
    else faults.push({ line, reason: `PSD code ${psd} stands twice` })
  }
  if (faults.length > 0) return { faults }
  if (rows.size === 0)
    return { faults: [{ line: lines[at]!.line, reason: 'no row follows the names of the columns' }] }
  return { rows: [...rows.values()].map((columns) => columns.join('|')) }
}

/** Outside Act 32: its tax is on file by itself. */
const PHILADELPHIA = '510101'

/** A municipality in two counties stands in the file once for each; undefined where more than the county differs. */
function inBoth(one: readonly string[], other: readonly string[]): readonly string[] | undefined {
  const differs = one.findIndex((cell, at) => at !== COUNTY && cell !== other[at])
  if (differs !== -1 || one[COUNTY]!.split('/').includes(other[COUNTY]!)) return undefined
  return one.with(COUNTY, `${one[COUNTY]}/${other[COUNTY]}`)
}

const COUNTY = 1

/** By the words of the state's own header; any of them. */
const COLUMNS = {
  psd: ['PSD Code'],
  county: ['County'],
  municipality: ['Municipality'],
  schoolDistrict: ['School District'],
  nonresident: ['Municipal Nonresident EIT', 'Municipal Non-Resident EIT', 'Nonresident EIT'],
  municipal: ['Municipal Resident EIT', 'Municipal Resident EIT Rate'],
  school: ['School District EIT'],
  total: ['Total Resident EIT', 'Total Resident EIT Rate'],
  municipalLst: ['Municipal LST'],
  schoolLst: ['School District LST', 'School LST'],
  totalLst: ['Total LST'],
  exemptBelow: ['Municipal LST Low Income Exemption', 'Municipal LST LIE', 'Municipal Low Income Exemption'],
  collector: ['EIT Collector', 'EIT Collector Name', 'Collector'],
} as const

type Column = keyof typeof COLUMNS

const NEEDED: readonly Column[] = [
  'county',
  'municipality',
  'schoolDistrict',
  'nonresident',
  'total',
  'totalLst',
]

const word = (cell: string): string => cell.toLowerCase().replace(/[^a-z]/g, '')

const indexOf = (columns: readonly string[], names: readonly string[]): number =>
  columns.findIndex((column) => names.some((name) => word(name) === column))

type Row = { readonly columns: readonly string[] } | { readonly reason: string }

function rowOf(get: (name: Column) => string): Row {
  const psd = get('psd').padStart(6, '0')
  if (!PSD_CODE.test(psd))
    return { reason: `PSD code ${get('psd')} is none: six digits, the first two a collection district` }
  for (const name of ['county', 'municipality', 'schoolDistrict'] as const)
    if (get(name) === '' || get(name).includes('|'))
      return { reason: `${COLUMNS[name][0]} is empty or has a bar in it` }
  const figures = figuresOf(get)
  if ('reason' in figures) return figures
  const { nonresident, total, municipalLst, schoolLst, exemptBelow } = figures
  const lst = schoolLst === 0 ? `${municipalLst}` : `${municipalLst}+${schoolLst}`
  const names = [titled(get('county')), titled(get('municipality')), schoolsOf(get('schoolDistrict'))]
  const below = exemptBelow === 0 ? '' : String(exemptBelow)
  const figuresOfRow = [total, nonresident, lst, below].map(String)
  return { columns: [psd, ...names, ...figuresOfRow, get('collector').replaceAll('|', ' ')] }
}

interface Figures {
  readonly nonresident: number
  readonly total: number
  readonly municipalLst: number
  readonly schoolLst: number
  readonly exemptBelow: number
}

/** Percent figures: 0.5 is 0.5 percent. What adds up in the state's file must add up. */
function figuresOf(get: (name: Column) => string): Figures | { readonly reason: string } {
  const found: Partial<Record<Column, number>> = {}
  for (const name of FIGURES) {
    const value = get(name) === '' ? 0 : Number(get(name).replace(/[$,%\s]/g, ''))
    const most = MOST[name]
    if (!Number.isFinite(value) || value < 0 || value > most)
      return { reason: `${COLUMNS[name][0]} is ${get(name)}, not a figure from 0 to ${most}` }
    found[name] = value
  }
  const { municipal = 0, school = 0, total = 0, municipalLst = 0, schoolLst = 0, totalLst = 0 } = found
  const hasParts = get('municipal') !== '' && get('school') !== ''
  if (hasParts && !isNear(municipal + school, total))
    return { reason: `Total Resident EIT is ${total}, and its parts are ${municipal} and ${school}` }
  const hasLstParts = get('municipalLst') !== '' || get('schoolLst') !== ''
  if (hasLstParts && !isNear(municipalLst + schoolLst, totalLst))
    return { reason: `Total LST is ${totalLst}, and its parts are ${municipalLst} and ${schoolLst}` }
  return {
    nonresident: found.nonresident ?? 0,
    total,
    municipalLst: hasLstParts ? municipalLst : totalLst,
    schoolLst,
    exemptBelow: found.exemptBelow ?? 0,
  }
}

const FIGURES = [
  'nonresident',
  'municipal',
  'school',
  'total',
  'municipalLst',
  'schoolLst',
  'totalLst',
  'exemptBelow',
] as const

/** More than any place takes: a figure above is of another unit or another column. */
const MOST: Readonly<Record<(typeof FIGURES)[number], number>> = {
  nonresident: 4,
  municipal: 4,
  school: 4,
  total: 5,
  municipalLst: 156,
  schoolLst: 52,
  totalLst: 156,
  exemptBelow: 50_000,
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.000_05

/** As the state prints it in capitals: `ABINGTON TWP` → `Abington Twp`. */
const titled = (text: string): string =>
  text === text.toUpperCase()
    ? text
        .toLowerCase()
        .replace(/\b(mc)?[a-z]/g, (start) =>
          start.replace(/^[a-z]|[a-z]$/g, (letter) => letter.toUpperCase()),
        )
    : text

const schoolsOf = (text: string): string => titled(text.replace(/\s+(s\.? ?d\.?|school district)$/i, ''))
