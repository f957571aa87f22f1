/** By what a cost may be more than what the journal has. */
export const NOT_IN_BOOKS =
  'Gross has cash tips, which customers paid, and imputed income, which is no money: the books have neither as a cost.'
