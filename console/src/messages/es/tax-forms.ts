import type { WorkerWords } from '../en/worker.ts'

export const taxForms: WorkerWords['taxForms'] = {
  title: 'Formularios de impuestos',
  lead: 'Sus formularios W-2 y 1099',
  none: 'Todavía no hay formularios',
  noneBody: 'Su W-2 o 1099 aparece aquí cuando su empresa lo ha aprobado, a más tardar a fines de enero.',
  name: (form, year) => `Formulario ${form} de ${year}`,
  corrected: 'corregido',
  save: (name) => `Guardar ${name}`,
  consent: 'Cómo los recibe',
  consentBody:
    'Puede recibir sus formularios solo aquí, y ninguno por correo. Puede cambiarlo en cualquier momento; los formularios quedan aquí hasta el 15 de octubre o más.',
  agree: 'Solo aquí',
  onPaper: 'En papel',
  electronic: 'Recibe sus formularios solo aquí.',
  paper: 'Sus formularios se imprimen y se envían por correo.',
}
