import type { setup as english } from '../../en/company/setup.ts'

export const setup: typeof english = {
  title: 'Configurar',
  moveIn: 'Mudarse desde otro proveedor',
  of: (name) => `Configurar ${name}`,
  lead: (open) =>
    open === 0 ? 'Todo está en su lugar.' : open === 1 ? 'Falta un paso.' : `Faltan ${open} pasos.`,
  steps: {
    businessInformation: {
      title: 'Sobre la empresa',
      lead: 'Su EIN, el tipo de empresa y dónde se constituyó.',
    },
    businessCheck: {
      title: 'Verificación de la empresa',
      lead: 'Se consultan los registros, normalmente minutos. Solo después se puede cobrar la nómina.',
    },
    owner: {
      title: 'Dueño',
      lead: 'Quien tiene 25% o más: dirección, fecha de nacimiento y número de Seguro Social.',
    },
    filingLocation: {
      title: 'Dirección',
      lead: 'Dónde está la empresa y a dónde escriben las agencias.',
    },
    bankAccount: {
      title: 'Cuenta de banco',
      lead: 'La cuenta de la que se cobra su nómina.',
    },
    stateRegistration: {
      title: 'Registro en el estado',
      lead: 'Los números de cuenta y la tasa que le dio el estado, o «Applied For».',
    },
    paySchedule: {
      title: 'Primer día de pago',
      lead: 'Cada cuánto paga, y cuándo por primera vez.',
    },
    workers: {
      title: 'Personas',
      lead: 'Bastan el nombre y el correo. Lo demás lo llenan ellas.',
    },
    history: {
      title: 'Pagos de este año en otro lugar',
      lead: 'Lo pagado antes de llegar aquí, para que límites y formularios sean correctos.',
    },
    terms: {
      title: 'Términos',
      lead: 'La empresa acepta el servicio.',
    },
  },
  invited: (count) => ({
    title: 'Personas',
    detail:
      count === 1
        ? 'Hay una persona agregada. La nómina empieza cuando haya completado lo suyo.'
        : `Hay ${count} personas agregadas. La nómina empieza cuando una haya completado lo suyo.`,
  }),
  look: 'Ver',
  byProgram: 'Lo hace su programa:',
  next: 'Siguiente',
  waiting: 'En espera',
  do: 'Empezar',
  check: 'Verificar la empresa',
  ready: { title: 'Lista', body: 'La empresa puede hacer la nómina.', go: 'A la nómina' },
  save: 'Guardar',
}
