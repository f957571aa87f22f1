import type { checks as english } from '../../en/company/checks.ts'

export const checks: typeof english = {
  title: 'Cheques',
  lead: 'Pagos que usted entrega en papel: imprímalos, anote los cobrados, anule los perdidos.',
  filter: 'Qué cheques',
  tabs: { issued: 'Por cobrar', stale: 'Vencidos', voided: 'Anulados', cleared: 'Cobrados' },
  none: {
    issued: 'No hay cheques por cobrar',
    stale: 'Ningún cheque venció',
    voided: 'No se anuló ningún cheque',
    cleared: 'Todavía no se cobró ningún cheque',
  },
  noneBody: 'A quien no tiene cuenta de banco, o lo pide, se le paga con cheque; la nómina le da su número.',
  columns: { number: 'Número', payee: 'A nombre de', date: 'Fecha', amount: 'Monto', acts: 'Qué hacer' },
  from: (ending) => `de ••${ending}`,
  since: (day) => `desde el ${day}`,
  print: (count) => (count === 1 ? 'Imprimir este cheque' : `Imprimir estos ${count}`),
  cashed: 'Cobrado',
  void: 'Anular…',
  anew: 'Escribir otro',
  voidTitle: (number, payee) => `¿Anular el cheque ${number} a ${payee}?`,
  voidLead: 'El pago todavía se debe. Pida a su banco que detenga el cheque.',
  reason: 'Razón',
  reissue: 'Escribir otro cheque de inmediato',
  keep: 'Dejarlo',
  rules: {
    title: 'Números y reglas',
    next: (number) => `El próximo cheque es el número ${number}.`,
    change: 'Cambiar',
    numberOf: (account) => `Próximo cheque de ${account}`,
    numberHelp: 'Como en el papel de su impresora. Cada número se usa una vez.',
    noAccount: 'Los cheques salen de una cuenta de banco de la empresa, y todavía no hay ninguna.',
    addAccount: 'Agregar una cuenta',
    stale: 'Cheques vencidos',
    staleAfter: (days) => `Un cheque que nadie cobró en ${days} días está vencido.`,
    changeOf: (what) => `Cambiar: ${what}`,
    staleLead: 'La mayoría de los bancos rechaza un cheque después de seis meses.',
    staleHelp: 'De 30 a 3650.',
    bankFile: 'Archivo para el banco',
    bankFileOf: (account) => `Archivo para el banco de ${account}`,
    bankFileLead:
      'Pago positivo: el banco paga solo los cheques de este archivo. Tiene el número de cuenta completo; guárdelo bien.',
    from: 'Escritos desde',
    to: 'Hasta',
    download: 'Descargar',
    saved: (count) =>
      count === 0
        ? 'En estos días no se escribió ni se anuló ningún cheque.'
        : count === 1
          ? 'Guardado, con 1 cheque.'
          : `Guardado, con ${count} cheques.`,
    save: 'Guardar',
  },
}
