import { business } from '../../support/bodies.ts'
import { testReceiver } from '../../support/receiver.ts'
import type { TestService } from '../../support/service.ts'

/** A service that delivers, and gives up after three quick retries. */
export const quickRetries = {
  settings: {
    PURSER_RUNNERS: '1',
    PURSER_WEBHOOK_RETRIES: '0.05x3',
    PURSER_WEBHOOK_TIMEOUT: '1000',
    // Named, so that what it answers is shown.
    PURSER_WEBHOOK_ALLOW: '127.0.0.1',
  },
}

/** Endpoints with a receiver each. */
export function endpoints({ ok, owner }: TestService) {
  async function endpoint(given: object = {}) {
    const receiver = await testReceiver()
    const { webhookEndpoint } = await ok('adminPortal/addWebhookEndpoint', {
      webhookEndpoint: { url: receiver.url, ...given },
    })
    receiver.secrets.push(webhookEndpoint.secret)
    return {
      receiver,
      id: webhookEndpoint.webhookEndpointId as string,
      secret: webhookEndpoint.secret as string,
    }
  }
  /** Its verification never ends: nothing is told but what the test does. */
  async function newCompany(): Promise<string> {
    const { registration } = await ok('companyOnboarding/createBusiness', business())
    await owner.query('delete from agenda')
    return registration.companyId
  }
  const deliveries = async (webhookEndpointId: string, more: object = {}) =>
    (await ok('reports/getWebhookDeliveries', { webhookEndpointId, ...more })).webhookDeliveries
  const remove = (webhookEndpointId: string) => ok('adminPortal/deleteWebhookEndpoint', { webhookEndpointId })
  return { endpoint, newCompany, deliveries, remove }
}
