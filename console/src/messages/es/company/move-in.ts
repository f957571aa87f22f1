import type { moveIn as english } from '../../en/company/move-in.ts'
import { reasonInSpanish } from './reasons.ts'

export const moveIn: typeof english = {
  title: 'Mudarse desde otro proveedor',
  lead: 'Traiga a su gente y lo pagado este año, compare algunas nóminas ya pagadas y pague la siguiente aquí.',
  steps: { bring: 'Traer', compare: 'Comparar', live: 'Empezar' },
  next: { compare: 'Seguir a comparar', live: 'Seguir a empezar' },
  bring: {
    title: 'Lo que viene con usted',
    done: 'Hecho',
    people: {
      title: 'Personas',
      some: (count) => (count === 1 ? 'Hay 1 persona aquí.' : `Hay ${count} personas aquí.`),
      lead: 'Suba una lista: una fila por persona.',
      go: 'Subir personas',
    },
    wages: {
      title: 'Sueldos y certificados',
      lead: (count) =>
        count === 1
          ? 'A 1 persona le falta el sueldo. Cada trabajador llena su W-4.'
          : `A ${count} personas les falta el sueldo. Cada trabajador llena su W-4.`,
      who: 'Mostrar a quién le falta',
      go: 'Subir sueldos',
    },
    year: {
      title: 'Lo pagado este año',
      lead: 'Lo que ya se pagó, para que los topes, los límites y los formularios del año sigan desde ahí.',
      go: 'Subir lo pagado este año',
    },
  },
  wages: {
    title: 'Subir sueldos',
    lead: 'Una fila por persona: el correo, el sueldo, por qué tiempo se paga (Per Hour, Per Year) y desde qué día. No se guarda nada antes de que usted lo diga; una lista subida dos veces cuenta una vez.',
    wage: 'Sueldo',
    from: 'Desde',
    bases: {
      'Per Hour': 'por hora',
      'Per Day': 'por día',
      'Per Week': 'por semana',
      'Per Month': 'por mes',
      'Per Year': 'por año',
    },
  },
  history: {
    title: 'Subir lo pagado este año',
    lead: 'Una fila por pago, o una por todo el año hasta hoy. Por cada impuesto, una columna con el salario gravado y otra con el impuesto. No se guarda nada antes de que usted lo diga; una lista subida dos veces cuenta una vez.',
    file: 'Archivo CSV',
    template: 'Descargar una lista vacía',
    found: (count, wrong) =>
      wrong === 0
        ? `Se pueden tomar ${count} filas.`
        : `${wrong} de ${count} filas están mal. Corríjalas en su lista y súbala otra vez: no se tomó nada.`,
    none: 'La lista no tiene filas debajo de la primera línea.',
    same: (count) => (count === 1 ? '1 de ellas ya está aquí.' : `${count} de ellas ya están aquí.`),
    rows: 'Filas de la lista',
    row: 'Fila',
    person: 'Persona',
    payDate: 'Día de pago',
    gross: 'Bruto',
    what: 'Qué pasa con ella',
    results: { added: 'Nueva', replaced: 'Reemplaza lo que había', same: 'Ya está aquí' },
    unknown: (email) => `Nadie aquí tiene el correo “${email}”.`,
    money: (column, said) => `“${said}” en ${column} debe ser una cantidad, como 1,234.50.`,
    unknownHeads: (heads) =>
      `No se sabe qué significan estas columnas: ${heads}. Nómbrelas como en la hoja para completar o elimínelas.`,
    half: (code) => `${code} necesita el salario gravado y el impuesto.`,
    go: (count) => (count === 1 ? 'Tomar 1 fila' : `Tomar ${count} filas`),
  },
  compare: {
    title: 'Comparar una nómina',
    lead: 'Exporte de su proveedor el registro de una nómina como CSV, una fila por pago, y súbalo como está. Sus pagos se calculan aquí otra vez y se ponen al lado. No se paga nada.',
    file: 'Registro (CSV)',
    onDay: 'Día de pago de las filas que no lo dicen',
    again: 'Comparar otra vez',
    empty: 'Bastan tres nóminas iguales, o cuyas diferencias usted entiende.',
    all: (count) =>
      count === 1 ? 'El pago es igual hasta el centavo.' : `Los ${count} pagos son iguales hasta el centavo.`,
    some: (same, count) => `${same} de ${count} pagos son iguales hasta el centavo.`,
    nothing: 'No se pudo comparar ninguna fila.',
    differences: 'Lo que difiere',
    every: 'Todo',
    filter: 'Por razón probable',
    person: 'Persona',
    payDate: 'Día de pago',
    line: 'Qué',
    theirs: 'Allá',
    ours: 'Aquí',
    difference: 'Diferencia',
    reason: 'Razón probable',
    faults: 'Filas que no se pudieron comparar',
    fault: 'Por qué',
    row: 'Fila',
  },
  reason: reasonInSpanish,
  reasons: {
    rounding: { name: 'Redondeo', act: 'Uno o dos centavos: nada que hacer.' },
    certificate: { name: 'Certificado', act: 'Pida el W-4 y corríjalo aquí.' },
    taxability: { name: 'Qué se grava', act: 'Vea en los papeles del plan cuál de los dos tiene razón.' },
    rate: { name: 'Tasa', act: 'Compare con el aviso del estado.' },
    base: { name: 'Salario gravado', act: 'Busque un pago, una deducción o un límite que solo uno conoce.' },
    notTheirs: { name: 'Solo aquí', act: 'Revise lugares, exenciones y registros.' },
    notOurs: { name: 'Solo allá', act: 'Revise lugares, exenciones y registros.' },
    sum: { name: 'Resulta de otras', act: 'Corrija las líneas; si no suman, falta una columna.' },
    unknown: { name: 'No se sabe', act: 'El pago de aquí muestra cada paso.' },
  },
  mapping: {
    title: 'Qué significan las columnas',
    lead: 'Aquí se cambia lo mal adivinado. Se guarda: el próximo registro del mismo proveedor se lee igual.',
    guessed: 'Adivinado por su nombre',
    kept: 'Como la última vez',
    said: 'Usted lo dijo',
    plain: {
      userId: 'Persona, por id',
      externalId: 'Persona, por número de empleado',
      email: 'Persona, por correo',
      name: 'Persona, por nombre',
      firstName: 'Nombre',
      lastName: 'Apellido',
      payDate: 'Día de pago',
      periodBegin: 'Primer día del período',
      periodEnd: 'Último día del período',
      gross: 'Pago bruto',
      net: 'Pago neto',
      ignored: 'No se compara',
    },
    kinds: {
      earning: 'Pago',
      hours: 'Horas',
      deduction: 'Deducción',
      tax: 'Impuesto del trabajador',
      employerTax: 'Impuesto de la empresa',
    },
  },
  live: {
    title: 'Lo que falta antes del primer pago aquí',
    compared: 'Tres nóminas comparadas',
    comparedLead: (count) =>
      count === 0
        ? 'Todavía no se comparó ninguna.'
        : count === 1
          ? 'Se comparó 1 de 3.'
          : `Se compararon ${count} de 3.`,
    leave: 'Avise a su proveedor anterior',
    leaveLead: 'Cuál fue el último día de pago allá, y quién presenta las declaraciones del trimestre.',
    go: 'Abrir',
    ready: 'Todo está listo. Haga la primera nómina aquí.',
    run: 'Ir a la nómina',
  },
}
