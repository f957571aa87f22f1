import type { taxes as english } from '../../en/company/taxes.ts'

export const taxes: typeof english = {
  change: 'Cambiar',
  changeOf: (code) => `Registro en ${code}`,
  changeLead: 'Una tasa nueva cuenta desde su día. Lo que no cambie queda igual.',
  title: 'Impuestos',
  lead: 'Lo que se debe a cada agencia, cuándo vence, y dónde está registrada la empresa.',
  owed: 'Se debe',
  none: 'No se debe nada. Los impuestos aparecen aquí con su primera nómina.',
  columns: {
    agency: 'Agencia',
    form: 'Formulario',
    due: 'Vence',
    accrued: 'Retenido y debido',
    deposited: 'Depositado',
    outstanding: 'Apartado',
  },
  blocked: 'Todavía no se puede depositar',
  registrations: 'Registros',
  noRegistrations: 'Ningún estado todavía. Hace falta uno donde alguien trabaja.',
  register: 'Registrarse en un estado',
  since: 'Desde',
  how: 'Se paga por',
  provisional: 'Provisional',
}
