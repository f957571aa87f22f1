import type { GarnishmentFacts } from '../../domain/pay/facts.ts'
import { standing } from './standing.ts'

export const garnishments = standing<'garnishment', Omit<GarnishmentFacts, 'id'>>({
  table: 'garnishment',
  id: 'garnishment_id',
  columns: { type: 'garnishment_type', agency: 'agency', fields: 'fields' },
})
