import { expect, test } from 'vitest'
import { expectServiceRole, ownerPool, servicePool } from '../../src/store/connection.ts'
import { testDatabase } from '../support/database.ts'

const { url } = await testDatabase()

test('the service knows whether row-level security binds it', async () => {
  const [bound, owner] = [servicePool(url, 1), ownerPool(url, 1)]
  await expectServiceRole(bound)
  await expect(expectServiceRole(owner)).rejects.toThrow('not as purser_service')
  await Promise.all([bound.end(), owner.end()])
})
