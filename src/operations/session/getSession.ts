import { z } from 'zod'
import { sessionReply } from '../../wire/session.ts'
import { shownCaller } from '../../work/access/shown.ts'
import { doorOperation } from '../declaration/operation.ts'

export const getSession = doorOperation({
  address: 'session/getSession',
  job: 'access',
  verb: 'GET',
  access: 'recognized',
  summary: 'Answers who calls: the person, the companies and roles, and when the session ends.',
  body: z.object({}),
  reply: sessionReply,

  async enter({ door, visitor }) {
    return { session: await shownCaller(door, visitor.caller!) }
  },
})
