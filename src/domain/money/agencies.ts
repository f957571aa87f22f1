/** Who is owed a tax. */
export interface Agency {
  readonly ref: string
  readonly name: string
}

export function agencyOf(code: string): Agency {
  const [where, tax] = code.split('.') as [string, string]
  if (where === 'US') return federal[tax] ?? irs941
  const state = where.slice(0, 2)
  if (tax === 'incomeTax' || where.includes('-')) {
    return { ref: where, name: where === state ? `${state} Department of Revenue` : `${where} tax office` }
  }
  return { ref: `${where}.${tax}`, name: `${state} agency for ${tax}` }
}

/** Each form is deposited for by itself, so each is an agency of its own. */
const irs941: Agency = { ref: 'US.941', name: 'IRS, Form 941' }
const federal: Readonly<Record<string, Agency>> = {
  futa: { ref: 'US.940', name: 'IRS, Form 940' },
  backupWithholding: { ref: 'US.945', name: 'IRS, Form 945' },
}
