import type { shared as english } from '../../en/company/shared.ts'

export const shared: typeof english = {
  givePolicy: 'Dar la política',
  state: 'Estado',
  save: 'Guardar',
  methods: { 'Direct Deposit': 'Depósito directo', Check: 'Cheque' },
}
