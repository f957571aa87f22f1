import type { shared as english } from '../../en/company/shared.ts'

export const shared: typeof english = { state: 'Estado', save: 'Guardar' }
