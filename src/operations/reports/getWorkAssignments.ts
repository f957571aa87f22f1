import { z } from 'zod'
import { insuredIn } from '../../domain/places/unemployment.ts'
import { isOn } from '../../domain/places/work-assignment.ts'
import { taxPlaces } from '../../store/people/tax-states.ts'
import { assignmentsOf } from '../../store/people/work-assignments.ts'
import { loadWorkplace } from '../../store/people/workplaces.ts'
import {
  assignmentForm,
  assignmentRecord,
  insuredForm,
  insuredRecord,
  whoseAssignment,
} from '../../wire/work-assignment.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getWorkAssignments = operation({
  address: 'reports/getWorkAssignments',
  job: 'employment',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Lists where a worker works beside the usual place, and which state insures the wage.',
  description: 'Past and future ones too, the earliest first. The usual place of work is in getUser.',
  body: z.object(whoseAssignment),
  reply: z.object({
    workAssignments: z.array(assignmentRecord).describe('The assignments, the earliest first.'),
    unemployment: insuredRecord,
  }),

  async run({ body, work }) {
    const { companyId, userId } = body
    await namedIn(work, companyId, { userId })
    const assignments = await assignmentsOf(work, body)
    const places = await taxPlaces(work, body)
    const { locationCategory } = await loadWorkplace(work, body)

    const insured = insuredIn({
      usual: places.work.state,
      isOffice: locationCategory === 'Office',
      home: places.home?.state ?? null,
      control: assignments[0]?.controlState ?? null,
      assignments: assignments.filter((each) => isOn(each, work.today)),
    })
    return { workAssignments: assignments.map(assignmentForm), unemployment: insuredForm(insured) }
  },
})
