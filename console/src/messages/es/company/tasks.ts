import type { tasks as english } from '../../en/company/tasks.ts'
import { several } from '../../several.ts'

export const tasks: typeof english = {
  addKyb: () => 'Cuéntenos de la empresa',
  startKyb: () => 'Inicie la verificación de la empresa',
  waitForKyb: () => 'La empresa está en verificación',
  correctKyb: () => 'Corrija lo que encontró la verificación de la empresa',
  addOwner: () => 'Nombre a un propietario',
  addFilingLocation: () => 'Agregue el lugar desde el que declara',
  addBankAccount: () => 'Agregue una cuenta de banco',
  verifyMicroDeposits: () => 'Confirme los dos depósitos pequeños',
  waitForBankAccount: () => 'La cuenta de banco está en verificación',
  registerState: several('Regístrese en un estado', (count) => `Regístrese en ${count} estados`),
  completeRegistration: several(
    'Complete el registro de un estado',
    (count) => `Complete ${count} registros de estados`,
  ),
  addPaySchedule: () => 'Diga cuándo paga',
  onboardWorker: () => 'Incorpore a su primera persona',
  importHistory: () => 'Traiga las nóminas anteriores de este año',
  payOwed: () => 'Pague lo que no se pudo cobrar',
  sendWire: several('Envíe una transferencia', (count) => `Envíe ${count} transferencias`),
  runFailedPayroll: several('Corra de nuevo una nómina', (count) => `Corra de nuevo ${count} nóminas`),
  mendBankAccount: several(
    'Una cuenta de banco de una persona no funciona',
    (count) => `${count} cuentas de banco de personas no funcionan`,
  ),
  acceptTerms: () => 'Acepte los términos',
  correctGarnishment: several('Corrija una orden judicial', (count) => `Corrija ${count} órdenes judiciales`),
  issuePayment: several('Pague de nuevo lo devuelto', (count) => `Pague de nuevo ${count} pagos devueltos`),
  settleOverpayment: several(
    'Una persona debe un pago anulado',
    (count) => `${count} personas deben pagos anulados`,
  ),
  approvePayroll: several('Apruebe una nómina', (count) => `Apruebe ${count} nóminas`),
  correctCertificate: several(
    'Corrija un formulario de impuestos',
    (count) => `Corrija ${count} formularios de impuestos`,
  ),
  addPlaceRate: several(
    'Agregue una tasa de su registro',
    (count) => `Agregue ${count} tasas de sus registros`,
  ),
  lookIntoBankAccountChange: several(
    'Investigue un cambio detenido de cuentas de banco',
    (count) => `Investigue ${count} cambios detenidos de cuentas de banco`,
  ),
  waitForBankAccountChange: several(
    'Un cambio de cuentas de banco espera',
    (count) => `${count} cambios de cuentas de banco esperan`,
  ),
  prepareFiling: several('Prepare una declaración', (count) => `Prepare ${count} declaraciones`),
  approveFiling: several('Apruebe una declaración', (count) => `Apruebe ${count} declaraciones`),
  submitFiling: several('Presente una declaración', (count) => `Presente ${count} declaraciones`),
  correctFiling: several(
    'Corrija una declaración rechazada',
    (count) => `Corrija ${count} declaraciones rechazadas`,
  ),
  amendFiling: several('Enmiende una declaración', (count) => `Enmiende ${count} declaraciones`),
  mendFiling: several(
    'Corrija el archivo de una declaración',
    (count) => `Corrija los archivos de ${count} declaraciones`,
  ),
}
