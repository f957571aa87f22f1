import type { tour as english } from '../../en/company/tour.ts'

export const tour: typeof english = {
  end: 'Terminar el recorrido',
  look: 'Esta empresa paga por primera vez. Vea lo que cuesta, persona por persona, antes de que pase nada.',
  lookGo: 'Ver la nómina',
  submit: 'Cada monto se abre y da su razón. Cuando se vea bien, envíela; hasta el plazo puede retirarla.',
  travel:
    'Está enviada. Esto es una prueba: elija «Al día de pago» en la barra de arriba, y el dinero se mueve.',
  open: 'Todos cobraron. Abra un pago y elija una línea: muestra los pasos y la ley detrás de ella.',
  openGo: 'Abrir el día de pago',
  done: 'Eso es una nómina, de las horas a los pagos explicados. «Dinero» muestra dónde está cada dólar.',
  doneGo: 'Dónde está el dinero',
}
