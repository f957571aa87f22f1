import { phrasebook } from '../phrasebook.ts'

/** What a payroll warns of, in Spanish: the words around names, amounts and laws. */
export const { say: warningInSpanish, left: leftInEnglish } = phrasebook({
  // Of the company and the period.
  'has no Unemployment Rate: the new-employer rate is used':
    'no tiene tasa de desempleo: se usa la de empleador nuevo',
  'Not Active and not in this payroll': 'No están activos ni en esta nómina',
  'enrolls who is Ready': 'agrega a quien está listo',
  'The deadline to run this payroll was': 'El plazo para hacer esta nómina fue el',
  ': it is paid on': ': se paga el',
  'instead of': 'en vez del',
  'This period has': 'Este período tiene',
  'of the': 'de los',
  'weekdays of': 'días laborables de',
  ': salaries are paid for that share': ': los salarios se pagan por esa parte',
  'A rate notice reaches back into': 'Un aviso de tasa alcanza a',
  ': its return is to be amended': ': su declaración debe enmendarse',
  'of somebody who is not in this payroll is': 'de alguien que no está en esta nómina queda corto por',
  'short: correct it on the return of the quarter': ': corríjalo en la declaración del trimestre',
  since: 'desde',
  'and more': 'y más',
  'Some people work in': 'Algunas personas trabajan en',
  ', where an employer may owe the commuter transportation mobility tax. To compute it, add':
    ', donde el empleador puede deber el impuesto de movilidad de Nueva York. Para calcularlo, agregue',
  'to the New York registration (up to 312,500 of payroll in a quarter nothing is owed)':
    'al registro de Nueva York (hasta 312,500 de nómina en un trimestre no se debe nada)',
  // What earlier payrolls left, and final pay.
  'began on': 'comenzó el',
  ', and the payroll of': ', y la nómina del',
  'was run without them: a Missing pay period pays those days':
    'se hizo sin esa persona: un período Missing paga esos días',
  'and is back since': 'y está de vuelta desde el',
  ': a Missing pay period, or retro pay, pays the days through':
    ': un período Missing, o un pago retroactivo, paga los días hasta el',
  'has another wage since': 'tiene otro sueldo desde el',
  ', and was paid by the earlier one through': ', y se le pagó con el anterior hasta el',
  ': retro pay makes up the difference': ': un pago retroactivo cubre la diferencia',
  'left on': 'se fue el',
  ', and is paid on': ', y se le paga el',
  'asks for the final pay of who resigns by': 'pide el pago final de quien renuncia para el',
  'asks for the final pay of who is discharged by': 'pide el pago final de quien es despedido para el',
  'died on': 'falleció el',
  ': no federal income tax is withheld, and only boxes 3 to 6 of the W-2 have these wages':
    ': no se retiene impuesto federal sobre la renta, y este salario figura solo en las casillas 3 a 6 del W-2',
  ': no federal tax is withheld from wages paid after the year of death, and the W-2 does not have them':
    ': no se retiene ningún impuesto federal de lo que se paga después del año del fallecimiento, y no figura en el W-2',
  '; state and local taxes are taken like everyone else’s, which is not determined, and the estate gets Form 1099-MISC, which is not made here':
    '; los impuestos estatales y locales se toman como a todos, lo que no está determinado, y la sucesión recibe el formulario 1099-MISC, que no se hace aquí',
  // Cards and leave.
  'an Approved time card that is not in this payroll: adminPortal/syncTimeCardsToPayroll puts its hours there':
    'una hoja de horas aprobada que no está en esta nómina',
  'a Submitted time card that is not in this payroll: adminPortal/approveTimeCards, then adminPortal/syncTimeCardsToPayroll put its hours there':
    'una hoja de horas enviada que no está en esta nómina',
  'hours of leave and': 'horas de permiso y',
  'hours of work on': 'horas de trabajo el',
  ', more than a usual day of': ', más que un día usual de',
  'by an import and by an approved request in this period: both are paid':
    'por una importación y por una solicitud aprobada en este período: se pagan ambas',
  'is paid': 'recibe',
  'hours of': 'horas de',
  'and has': 'y tiene',
  'are paid and': 'se pagan y',
  'not covered by the balance': 'no las cubre el saldo',
  'has no policy of': 'no tiene política de',
  'hours are paid and taken from no balance': 'horas se pagan y no se toman de ningún saldo',
  'hours of leave in a period of': 'horas de permiso en un período de',
  'hours of work: the': 'horas de trabajo: las',
  'hours beyond it change nothing in this pay': 'horas que lo exceden no cambian nada en este pago',
  // Certificates, places and marks.
  'has no W-4 and is paid as Single without adjustments': 'no tiene W-4 y se paga como soltero sin ajustes',
  'claimed exemption from income tax for': 'reclamó exención del impuesto sobre la renta para',
  ', which held through': ', que valió hasta',
  ', and is withheld from as Single without adjustments until a new W-4 is given':
    ', y se le retiene como soltero sin ajustes hasta que dé un W-4 nuevo',
  'is marked as an owner or corporate officer: no tax is left out for that alone. Name what the law lets them out of, such as SUI, in the taxExemptions of the wage':
    'está marcado como dueño u oficial de la empresa: eso solo no quita ningún impuesto. Indique en las exenciones del sueldo de qué lo libra la ley, como SUI',
  'lives in': 'vive en',
  ', where the company is not registered: no':
    ', donde la empresa no está registrada: no se retiene el impuesto de',
  'tax is withheld; addStateRegistrationInfo registers it there':
    '; addStateRegistrationInfo la registra allí',
  'names a place of work that is not known any more: it is taxed at the usual place':
    'nombra un lugar de trabajo que ya no se conoce: se grava en el lugar usual',
  'works in': 'trabaja en',
  'for their own convenience: the days count as days in':
    'por su propia conveniencia: los días cuentan como días en',
  'with an office in': 'con una oficina en',
  ', whose convenience rule asks whether the work needs that place: it is taxed where it is done until updateWorkAssignment says requiredByEmployer':
    ', cuya regla de conveniencia pregunta si el trabajo necesita ese lugar: se grava donde se hace',
  'has worked': 'ha trabajado',
  'days of the year in': 'días del año en',
  ': up to': ': hasta',
  'the principal place of work is withheld for': 'se retiene para el lugar principal de trabajo',
  'nothing is withheld for it': 'no se retiene nada para ella',
  'is withheld for in': 'tiene retención en',
  'from the first day: it asks for no withholding up to': 'desde el primer día: no pide retención hasta',
  ', and addWorkAssignment tells the days there': ', y addWorkAssignment indica los días allí',
  'has no income tax of': 'no tiene impuesto sobre la renta de',
  'withheld:': 'retenido:',
  'days and': 'días y',
  'this year stay within the': 'este año quedan dentro de los',
  'up to which it asks for no withholding': 'hasta los que no pide retención',
  'days of work': 'días de trabajo',
  'of wages': 'de salario',
  // What is paid and taken.
  'has a bank account that cannot be paid into, and nobody said who else has its part: all of it is paid by Check':
    'tiene una cuenta bancaria en la que no se puede pagar, y nadie dijo quién más tiene su parte: todo se paga con cheque',
  'has no bank account that can be paid into and is paid by Check':
    'no tiene una cuenta bancaria en la que se pueda pagar y se paga con cheque',
  'has net pay of': 'tiene un pago neto de',
  ', less than the': ', menos que los',
  'of fixed amounts for bank accounts: they are paid in their order until nothing is left':
    'de cantidades fijas para cuentas bancarias: se pagan en su orden hasta que no quede nada',
  'the bank accounts were changed, and the change waits until':
    'las cuentas bancarias cambiaron, y el cambio espera hasta',
  'Payrolls that are submitted before then pay as before the change, unless the worker confirms it from the e-mail that was sent':
    'Las nóminas enviadas antes pagan como antes del cambio, a menos que el trabajador lo confirme desde el correo enviado',
  'has too little pay for': 'tiene muy poco pago para',
  'is not taken for': 'no se toma para',
  'is not taken': 'no se toma',
  'reaches a limit of the law or of the plan:': 'llega a un límite de la ley o del plan:',
  'the company adds': 'la empresa aporta',
  'less to': 'menos a',
  'is skipped': 'se omite',
  'order is not withheld': ': la orden no se retiene',
  'an employer is liable to the State for what it fails to withhold':
    'el empleador responde ante el estado por lo que no retiene',
  '; only who issued the order ends it': '; solo quien emitió la orden la termina',
  'who does not honor a levy owes the amount itself, and half of it more without reasonable cause':
    'quien no cumple un embargo debe la cantidad, y la mitad más sin causa razonable',
  'the law of the state makes who does not honor its levy liable for the amount':
    'la ley del estado hace responsable de la cantidad a quien no cumple su embargo',
  'an employer is liable for what it fails to withhold, with costs and fees':
    'el empleador responde por lo que no retiene, con costos y honorarios',
  'an employer is liable for what it fails to withhold': 'el empleador responde por lo que no retiene',
  'the law of the state makes who does not answer a writ liable to the creditor':
    'la ley del estado hace responsable ante el acreedor a quien no responde a la orden',
  'the order of the court binds the employer': 'la orden del tribunal obliga al empleador',
  'to deductions': 'a deducciones',
  'to orders': 'a órdenes',
  gets: 'recibe',
  'net for': 'netos por',
  'gross, of which': 'brutos, de los que',
  'goes beside taxes': 'van aparte de los impuestos',
  'more than the': 'más que los',
  'net that was asked: no gross leaves exactly that': 'netos pedidos: ningún bruto deja exactamente eso',
  'repays the last': 'devuelve los últimos',
  ', which ends': ', que termina',
  'leaves with': 'se va con',
  'not repaid': 'sin devolver',
  'is no deduction that is known': 'no es una deducción conocida',
  'is no compensation that is known': 'no es un pago conocido',
  'did you mean': '¿quiso decir',
  'lists what is': 'lista lo que hay',
  '; it is taken after tax': '; se toma después de impuestos',
  '; it is paid as a bonus': '; se paga como bono',
  'has no hours and is not paid': 'no tiene horas y no recibe pago',
  'has nothing to be paid': 'no tiene nada que cobrar',
  owes: 'debe',
  ', which the next paycheck makes up': ', que el próximo cheque compensa',
  // Wages and hours.
  'has overtime on a regular rate of': 'tiene horas extra con una tarifa regular de',
  'an hour:': 'por hora:',
  'of other pay is spread over the': 'de otro pago se reparten sobre las',
  'hours of the period, as it is not known to which workweek it belongs':
    'horas del período, porque no se sabe a qué semana pertenecen',
  'of pay that counts for overtime and no hours of this period to spread it over: overtime is paid without it':
    'de pago que cuenta para horas extra y no hay horas del período para repartirlo: las horas extra se pagan sin él',
  'has retro pay: overtime of the weeks that it is for is not reckoned anew':
    'tiene pago retroactivo: las horas extra de sus semanas no se calculan de nuevo',
  'is owed': 'debe recibir',
  'is owed at least': 'debe recibir al menos',
  'more for overtime: the law asks for one and a half times the regular rate of':
    'más por horas extra: la ley pide una vez y media la tarifa regular de',
  'more for overtime by the law of': 'más por horas extra según la ley de',
  'than the time policy pays: updateTimeTrackingPolicy with overtimeRule State pays it':
    'que lo que paga la política de horas',
  'more:': 'más:',
  'plain hours in': 'horas simples en',
  'a week': 'una semana',
  weeks: 'semanas',
  'hold at least': 'contienen al menos',
  'hours of overtime': 'horas extra',
  'send them as overTime': 'envíelas como horas extra',
  'is paid as exempt at': 'se paga como exento con',
  'a year, below the': 'al año, por debajo de los',
  that: 'que',
  'asks for': 'pide',
  'short in this period, or overtime is owed; teachers, doctors, lawyers and outside sales have no such limit':
    'de menos en este período, o se deben horas extra; maestros, médicos, abogados y ventas externas no tienen ese límite',
  'could not be checked against the minimum wage of': 'no se pudo comparar con el salario mínimo de',
  'could not be checked for the tip credit of': 'no se pudo comprobar el crédito por propinas de',
  ': it is not on file': ': no está en los datos',
  'tips that count': 'de propinas que cuentan',
  of: 'de',
  and: 'y',
  for: 'por',
  in: 'en',
  or: 'o',
  has: 'tiene',
  the: 'la',
  net: 'neto',
  more: 'más',
  'hours is below the minimum wage of': 'horas está por debajo del salario mínimo de',
  'in the week to': 'en la semana hasta el',
  'an hour beside tips, and': 'por hora además de propinas, y',
  'allows no tip credit:': 'no permite crédito por propinas:',
  'an hour is taken': 'por hora se toman',
  'an hour beside tips, below the': 'por hora además de propinas, por debajo de los',
  'asks for in cash: a tip credit of': 'pide en efectivo: un crédito por propinas de',
  'an hour is larger than': 'por hora es mayor que',
  'is tipped, and wage and tips could be checked over the period alone: the law asks for each workweek':
    'recibe propinas, y sueldo y propinas solo se pudieron comprobar sobre el período: la ley pide cada semana',
  'tipWeeks of an import tells them': 'una importación puede indicarlas',
  'those in tipWeeks do not add up to the hours and tips of the period':
    'las semanas indicadas no suman las horas y propinas del período',
  ', if the work is done inside it': ', si el trabajo se hace dentro',
})
