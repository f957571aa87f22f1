import { phrasebook } from './phrasebook.ts'

/** What the service refuses, in Spanish; a sentence that is not known whole stays as it is, rather than half of it. */
export const refusalInSpanish = (text: string): string =>
  ENGLISH.test(leftInEnglish(text.replaceAll(/“[^”]*”/g, ''))) ? text : say(text)

const ENGLISH = /\b(?:the|an?|of|to|for|with|as|is|are|was|has|must|cannot|not|it|this|that)\b/i

/** A test holds what a worker may read, and what any field may say, to these. */
const { say, left } = phrasebook({
  // What any field may say.
  'is required': 'es obligatorio',
  'must not be empty': 'no puede estar vacío',
  'must be text': 'debe ser texto',
  'must be a number': 'debe ser un número',
  'must be a whole number': 'debe ser un número entero',
  'must be true or false': 'debe ser verdadero o falso',
  'must be yes or no': 'debe ser sí o no',
  'must be an object': 'debe ser un objeto',
  'must be a list': 'debe ser una lista',
  'must be of another form': 'debe tener otra forma',
  'must be a date, YYYY-MM-DD': 'debe ser una fecha',
  'must be a calendar date, YYYY-MM-DD': 'debe ser una fecha del calendario',
  'must be a year': 'debe ser un año',
  'must be a year from 2000 on': 'debe ser un año desde 2000',
  'must be a year up to 2100': 'debe ser un año hasta 2100',
  'must be at least': 'debe ser al menos',
  'must be at most': 'debe ser como máximo',
  'must have at most': 'debe tener como máximo',
  'must have at least': 'debe tener al menos',
  'must be one of:': 'debe ser uno de estos:',
  'must be more than 0': 'debe ser más que 0',
  'must not be negative': 'no puede ser negativo',
  'must have at most two decimals': 'debe tener como máximo dos decimales',
  'must not contain control characters': 'no puede tener caracteres de control',
  'must be an e-mail address': 'debe ser un correo electrónico',
  'must be a phone number of ten digits': 'debe ser un teléfono de diez dígitos',
  'must be a ZIP code: NNNNN or NNNNN-NNNN': 'debe ser un código postal: NNNNN o NNNNN-NNNN',
  'must be a social security number of nine digits': 'debe ser un número de Seguro Social de nueve dígitos',
  'must be a social security number that can have been issued':
    'debe ser un número de Seguro Social que exista',
  'must be a social security number': 'debe ser un número de Seguro Social',
  'the first three digits not 000, 666 or 900 to 999, the next two not 00, the last four not 0000':
    'los tres primeros dígitos no son 000, 666 ni de 900 a 999, los dos siguientes no son 00 y los cuatro últimos no son 0000',
  ', or a contractor’s ITIN': ', o el ITIN de un contratista',
  'must be an EIN: NN-NNNNNNN or nine digits': 'debe ser un EIN: NN-NNNNNNN o nueve dígitos',
  'must be an EIN that can have been issued: its first two digits belong to no IRS campus':
    'debe ser un EIN que exista: sus dos primeros dígitos no son de ninguna oficina del IRS',
  'must be an ABA routing number': 'debe ser un número de ruta ABA: revise sus nueve dígitos',
  'must be an account number of 4 to 17 digits': 'debe ser un número de cuenta de 4 a 17 dígitos',
  'must be base64': 'debe ser base64',
  'must be in the past': 'debe estar en el pasado',
  'must not be in the future': 'no puede estar en el futuro',
  'must not be in the past': 'no puede estar en el pasado',
  'must be today or later': 'debe ser hoy o más tarde',
  'must not be before': 'no puede ser antes de',
  'must not be after': 'no puede ser después de',
  'must be after': 'debe ser después de',
  'must not be more than a year after': 'no puede ser más de un año después de',
  'must not be more than a year ago': 'no puede ser de hace más de un año',
  'must not be more than a year ahead': 'no puede ser dentro de más de un año',
  'not allowed': 'no permitido',
  character: 'carácter',
  characters: 'caracteres',
  items: 'elementos',
  item: 'elemento',
  fields: 'campos',
  ', not': ', no',
  'The “': '“',
  and: 'y',
  hours: 'horas',
  ssn: 'el número de Seguro Social',
  'is remote': 'trabajo a distancia',
  'break minutes': 'la pausa',
  'time off line items': 'los días pedidos',
  // A worker.
  'a person here is 14 to 110 years old': 'aquí una persona tiene de 14 a 110 años',
  'employee remote location differs from user remote location; send one of them':
    'la dirección de trabajo a distancia se dio dos veces y no es la misma; envíe una sola',
  'KYC information already exists': 'Estos datos ya se dieron',
  'SSN already exists within this company':
    'Otra persona de esta empresa ya tiene este número de Seguro Social',
  'an ITIN is accepted for contractors only; an employee needs a social security number':
    'un ITIN solo vale para contratistas; un empleado necesita un número de Seguro Social',
  'Form W-4 is for employees; a contractor gives a W-9':
    'El formulario W-4 es de empleados; un contratista da un W-9',
  'KYC information must be added before W-4 information': 'Primero dé sus datos personales, después el W-4',
  'KYC information must be added before a bank account':
    'Primero dé sus datos personales, después la cuenta de banco',
  'Employee has no active time tracking assignment': 'Esta persona no registra horas aquí',
  'Time cannot be entered before': 'No se pueden registrar horas antes de',
  'Time cannot be entered after': 'No se pueden registrar horas después de',
  'No pay period is open for this date': 'Ningún período de pago está abierto para esta fecha',
  'Time entries must not overlap': 'Los turnos no pueden coincidir',
  'A time card that is': 'Una hoja de horas en estado',
  'cannot be changed': 'no se puede cambiar',
  'exclude each other: an earning has one place of work':
    'se excluyen: un pago tiene un solo lugar de trabajo',
  'is out of use': 'ya no está en uso',
  'make it active again with': 'actívelo otra vez con',
  ', or send another': ', o elija otro',
  'start and end must be times that the clocks of': 'el comienzo y el fin deben ser horas que los relojes de',
  'show.': 'muestran.',
  show: 'muestran',
  'end must be after start': 'el fin debe ser después del comienzo',
  'A time entry is at most 24 hours long': 'Un turno dura como máximo 24 horas',
  'must be shorter than the entry': 'debe ser más corta que el turno',
  'must lie between': 'deben estar entre',
  'must have one item a day': 'deben tener un elemento por día',
  'A day has at most 24 hours': 'Un día tiene como máximo 24 horas',
  'must sum to hours': 'deben sumar las horas pedidas',
  'must sum to': 'deben sumar',
  'Time off cannot begin before': 'El tiempo libre no puede empezar antes de',
  'Time off of this policy may be taken from': 'El tiempo libre de esta política se puede tomar desde el',
  'Time off of this policy is asked for at least': 'El tiempo libre de esta política se pide con al menos',
  'days ahead: choose days from': 'días de anticipación: elija días desde el',
  'No time off of this policy is taken from': 'No se toma tiempo libre de esta política desde el',
  through: 'hasta el',
  '; choose other days': '; elija otros días',
  'The policy ends for this user on': 'La política termina para esta persona el',
  '; ask for days through then, or under another policy': '; pida días hasta entonces, o de otra política',
  'Time off is already asked for or granted on': 'Ya se pidió o se concedió tiempo libre el',
  'hours in': 'horas en',
  'Not enough time off:': 'No alcanza el tiempo libre:',
  'hours available on': 'horas disponibles el',
  asked: 'pedidas',
  'of all accounts of a user must not exceed 100, and the others leave':
    'de todas las cuentas de una persona no puede pasar de 100, y las otras dejan',
  'The time off request is already': 'La solicitud de tiempo libre ya está en estado',
  'Employee is already clocked in': 'Ya marcó la entrada',
  'Employee is not clocked in': 'No ha marcado la entrada',
  'Clocked in more than 24 hours ago': 'Marcó la entrada hace más de 24 horas',
  'end is required: the user is clocked in': 'falta el fin: la entrada está marcada',
  'A bank account that is failed or deactivated takes no share of the pay':
    'Una cuenta que falló o se desactivó no recibe parte del pago',
  'A bank account stands in splits once; put together what it is to take':
    'Cada cuenta va una sola vez; junte lo que debe recibir',
  'An amount or a percent needs a value above 0, and a remainder has none':
    'Un monto o un porcentaje debe ser mayor que 0, y el resto no lleva ninguno',
  'One account takes the remainder; give the others a percent or an amount':
    'Una sola cuenta recibe el resto; dé a las otras un porcentaje o un monto',
  'Percents that come to': 'Los porcentajes que suman',
  'leave nothing for the remainder; lower them, or leave it out':
    'no dejan nada para el resto; bájelos, o quite el resto',
  'Without a remainder the percents must sum to 100, and sum to':
    'Sin un resto, los porcentajes deben sumar 100, y suman',
  '; let one account take the remainder': '; deje que una cuenta reciba el resto',
  'Every earning needs an amount, except one when net is given':
    'Cada pago necesita un monto, menos uno cuando se da el neto',
  'With net exactly one earning is sent without an amount': 'Con el neto, exactamente un pago va sin monto',
  // A company.
  'Ownership adds up to more than 100 percent': 'Las partes de los dueños suman más de 100 por ciento',
  'is mandatory for a beneficial owner': 'es obligatorio para quien tiene 25% o más',
  'The first location added must be a filing address':
    'El primer lugar debe ser la dirección de las declaraciones',
  'Ein already in use': 'Otra empresa suya ya tiene este EIN',
  'Email already in use': 'Otra persona de la empresa ya tiene este correo',
  'KYB information already exists': 'Los datos de la empresa ya se dieron',
  'There is no KYB information yet': 'Aún faltan los datos de la empresa',
  'The terms must be accepted': 'Hay que aceptar los términos',
  'must be true': 'debe estar marcado',
  'is required for a Remote worker': 'es obligatorio para quien trabaja desde su casa',
  'is required for an Office worker': 'es obligatorio para quien trabaja en un lugar de la empresa',
  'is required for a Lump Sum policy': 'es obligatorio si se da de una vez cada año',
  'is required for an Accrual policy': 'es obligatorio si se gana con las horas trabajadas',
  'A holiday on this date already exists': 'Ya hay un feriado en esta fecha',
  'Another department of this company has the name': 'Otro departamento de la empresa tiene este nombre',
  'Another job of this company has the name': 'Otro trabajo de la empresa tiene este nombre',
  'Another cost center of this company has the name': 'Otro centro de costos de la empresa tiene este nombre',
  'A pay schedule of this name exists already for this worker type':
    'Ya hay un calendario de pago con este nombre para este tipo de trabajador',
  'Pay period is not in an editable state: it is': 'El período de pago ya no se puede cambiar; su estado es',
  'No bank account of this company waits for micro-deposits':
    'Ninguna cuenta de la empresa espera depósitos de prueba',
  'These are not the amounts that were deposited; tries left:':
    'Estos no son los montos que se depositaron; intentos que quedan:',
  'The bank account is locked after three wrong tries':
    'La cuenta está bloqueada después de tres intentos fallidos',
  'A payroll is in flight: one verified bank account must remain':
    'Hay una nómina en camino: debe quedar una cuenta verificada',
  'Benefit plan name already in use': 'Otro plan ya tiene este nombre',
  'Employee is already enrolled in this benefit plan': 'Esta persona ya está en este plan',
  'The company is registered in': 'La empresa ya está registrada en',
  ' already.': '.',
  'Nobody in this period has anything to be paid': 'Nadie tiene nada que cobrar en este período',
  'Payrolls of this company are approved by a second person first':
    'Una segunda persona aprueba primero las nóminas de esta empresa',
  // What stands in the way of a payroll.
  'Payroll cannot be initiated:': 'No se puede iniciar la nómina:',
  'KYB has not passed: it is': 'La verificación de la empresa no ha terminado bien; su estado es',
  'There is no ready funding account': 'No hay una cuenta de banco lista para cobrar la nómina',
  'The earlier period': 'El período anterior',
  'failed, and was neither run again nor skipped': 'falló, y no se hizo otra vez ni se omitió',
  'was neither run nor skipped': 'no se hizo ni se omitió',
  'a premium is paid on the bill of': 'una prima se paga con la factura de',
  ', not as a tax': ', no como impuesto',
  'There is no state registration for': 'Falta el registro en el estado:',
  ', where people work': ', donde trabaja gente',
  'Payroll was run elsewhere this year and its history is missing':
    'Este año se pagó nómina en otro lugar, y faltan esos pagos',
  'Nobody is enrolled in this period': 'Nadie está en este período',
})

export const leftInEnglish = left
