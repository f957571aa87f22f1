export const nav = {
  title: 'Purser',
  detail: 'Your platform',
  start: 'Overview',
  companies: 'Companies',
  keys: 'API keys',
  webhooks: 'Webhooks',
  events: 'Events',
  sandbox: 'Sandbox',
  reference: 'API reference',
}
