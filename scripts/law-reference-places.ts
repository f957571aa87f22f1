import { placeCoverage } from '../src/law/engine/coverage.ts'
import { type LocalityCoverageRow, localityCoverage } from '../src/law/engine/locality-coverage.ts'

/** The places below the states: what is computed of each kind, and the laws of many places. */
export function placesReference(): string {
  const kinds = localityCoverage().map(({ state, kind, places, withoutTax, unknown, confidence }) => [
    state,
    KINDS[kind],
    ...[places, withoutTax, unknown].map((count) => (count === 0 ? '–' : String(count))),
    counted(confidence),
  ])
  const laws = placeCoverage().map(({ code, effective, places, confidence }) => [
    `\`${code}\``,
    effective,
    String(places),
    counted(confidence),
  ])
  return (
    `## Places\n\nBelow the states, each place with the confidence of its least sure tax. What is *not on file* is asked ` +
    `about or refused by name, never taken for nothing.\n\n` +
    `${table(['state', 'kind', 'computed', 'take nothing', 'not on file', 'of the computed'], kinds)}\n\n` +
    `Laws of many places: each has the confidence of its own row.\n\n` +
    table(['tax', 'from', 'places', 'of these'], laws)
  )
}

const KINDS: Readonly<Record<LocalityCoverageRow['kind'], string>> = {
  county: 'counties',
  city: 'cities',
  schoolDistrict: 'school districts',
  subdivision: 'subdivisions (PSD)',
  district: 'transit and special districts',
}

const counted = (confidence: LocalityCoverageRow['confidence']): string =>
  Object.entries(confidence)
    .map(([word, number]) => `${number} ${word}`)
    .join(', ')

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
