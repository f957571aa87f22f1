import type { W2cFile } from '../../law/language/file-layout.ts'
import type { FileRule, Values } from './check.ts'

/** What Social Security refuses in a file of corrections (Publication 42-014, sections 3.2 and 5.5 to 5.8). */
export function w2cRules({ records, noEinPrefix }: W2cFile): readonly FileRule[] {
  const pairs = records
    .filter(({ id }) => id === 'RCW' || id === 'RCO')
    .flatMap(({ id, fields }) =>
      fields
        .map(([name]) => name)
        .filter((name) => name.endsWith(' reported') && !/(SSN|name) reported$/.test(name))
        .flatMap((name) => pairRules(id, name, name.replace(/ reported$/, ' correct'))),
    )
  // biome-ignore format: one rule a row
  return [
    { record: 'RCA', level: 'reject', id: 'C01', fields: ['user id'], message: 'the user id must have 8 characters', isBroken: (ra) => String(ra['user id']).length !== 8 },
    { record: 'RCE', level: 'reject', id: 'C02', fields: ['employer EIN'], message: 'no EIN begins with these two digits', isBroken: (re) => noEinPrefix.includes(String(re['employer EIN']).slice(0, 2)) },
    { record: 'RCW', level: 'reject', id: 'C03', fields: ['SSN'], message: 'no social security number begins with 666 or 9; one that is not known is nine zeros', isBroken: ({ SSN }) => /^(666|9)/.test(String(SSN)) },
    { record: 'RCW', level: 'reject', id: 'C04', fields: ['SSN reported'], message: 'the number that was reported is the one that is right', isBroken: (w) => isThere(w['SSN reported']) && w['SSN reported'] === w.SSN },
    ...pairs,
  ]
}

const isThere = (value: unknown): boolean => value !== undefined && value !== ''

function pairRules(record: string, reported: string, correct: string): readonly FileRule[] {
  const isHalf = (values: Values) => isThere(values[reported]) !== isThere(values[correct])
  const isSame = (values: Values) => isThere(values[reported]) && values[reported] === values[correct]
  const rule = { record, level: 'reject' as const, fields: [reported, correct] }
  return [
    {
      ...rule,
      id: 'C05',
      message: `${reported} and ${correct} stand together or not at all`,
      isBroken: isHalf,
    },
    { ...rule, id: 'C06', message: `${reported} is what is right: nothing is corrected`, isBroken: isSame },
  ]
}
