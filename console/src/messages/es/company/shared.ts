import type { shared as english } from '../../en/company/shared.ts'

export const shared: typeof english = {
  givePolicy: 'Dar la política',
  state: 'Estado',
  save: 'Guardar',
  sheet: {
    file: 'Archivo CSV',
    template: 'Descargar una lista vacía',
    found: (count, wrong) =>
      `${count === 1 ? 'Se puede tomar 1 fila.' : `Se pueden tomar ${count} filas.`}${
        wrong === 0
          ? ''
          : ` ${wrong === 1 ? '1 fila está' : `${wrong} filas están`} mal: corríjala en su lista y súbala otra vez, o tome las demás ahora.`
      }`,
    same: (count) => (count === 1 ? '1 fila ya está aquí.' : `${count} filas ya están aquí.`),
    rows: 'Filas de la lista',
    row: 'Fila',
    person: 'Persona',
    what: 'Qué pasa con ella',
    results: { added: 'Nueva', replaced: 'Reemplaza lo que había', same: 'Ya está aquí' },
    go: (count) => (count === 1 ? 'Tomar 1 fila' : `Tomar ${count} filas`),
  },
  methods: { 'Direct Deposit': 'Depósito directo', Check: 'Cheque' },
}
