import type { Database } from './database.ts'

/** What a process in production is told besides. */
export const productionOn = (database: Database): Readonly<Record<string, string>> => ({
  DATABASE_URL: database.url,
  PURSER_ENVIRONMENT: 'production',
  PURSER_TRUST_PROXY: 'yes',
  PURSER_BANK_ROUTING_NUMBER: '011000015',
  PURSER_BANK_NAME: 'A Bank',
  PURSER_BANK_ORIGIN_ID: '1234567890',
})

/** As the proxy in front says it. */
export const BY_TLS = { 'x-forwarded-proto': 'https' }
