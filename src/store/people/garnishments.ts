import { standing } from './standing.ts'

interface Garnishment {
  readonly garnishmentType: string
  readonly agency: string
  /** Label → value, as getGarnishmentFields names them. */
  readonly fields: Readonly<Record<string, string>>
}

export const garnishments = standing<'garnishment', Garnishment>({
  table: 'garnishment',
  id: 'garnishment_id',
  columns: { garnishmentType: 'garnishment_type', agency: 'agency', fields: 'fields' },
})
