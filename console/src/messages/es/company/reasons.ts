import { phrasebook } from '../phrasebook.ts'

/** Why two providers differ, in Spanish: the words around amounts, rates and names. */
export const { say: reasonInSpanish, left: leftInEnglish } = phrasebook({
  'Net pay': 'Pago neto',
  'Gross pay': 'Pago bruto',
  'It follows from the taxes above': 'Se sigue de los impuestos de arriba',
  'The lines of the row do not add up to it: a column is missing, or means something else':
    'Las líneas de la fila no suman eso: falta una columna, o significa otra cosa',
  'apart: rounded elsewhere': 'de diferencia: se redondeó en otro punto',
  'No certificate, rate or base that was tried gives theirs':
    'Ningún certificado, tasa o base que se probó da lo de ellos',
  'is not taken here: not at this place, or not of this worker':
    'no se toma aquí: no en este lugar, o no de este trabajador',
  'Nothing is taken here: the year has reached its limit, by the history that is on file':
    'Aquí no se toma nada: el año llegó a su límite, según lo pagado que está en los datos',
  'Nothing is taken here: the certificate, an exemption or the wages leave nothing':
    'Aquí no se toma nada: el certificado, una exención o el salario no dejan nada',
  'They took nothing of': 'Ellos no tomaron nada de',
  ': an exemption, a limit that was reached, or a program that they did not serve':
    ': una exención, un límite alcanzado o un programa que no atendían',
  'Theirs is that of a W-4 with': 'Lo de ellos es lo de un W-4 con',
  '; on file is': '; en los datos está',
  'and the box of step 2': 'y la casilla del paso 2',
  'and nothing in steps 3 and 4': 'y nada en los pasos 3 y 4',
  'more in step 4(c)': 'más en el paso 4(c)',
  'Head of Household': 'cabeza de familia',
  Single: 'soltero',
  Married: 'casado',
  'They take it of': 'Ellos lo toman de',
  'They do not take it of': 'Ellos no lo toman de',
  ', and here it is otherwise': ', y aquí es al revés',
  'Theirs is': 'Lo de ellos es',
  '; ours is of': '; lo nuestro es de',
  of: 'de',
})
