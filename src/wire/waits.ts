/** What the reference says of every change that redirects pay. */
export const WAITS =
  'A change that redirects the pay of somebody who has an account or was paid before waits for a day, unless the ' +
  'worker confirms it from the e-mail that is sent; payrolls that are submitted meanwhile pay as before.'
