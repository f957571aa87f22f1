import { type AuditParts, type AuditStretch, verifyAudit } from '../audit/verify.ts'
import type { Finding } from './check.ts'

export const auditChecks = [
  {
    name: 'audit.chain',
    holds: 'The audit log of a client is whole: no row was changed, taken out or moved after it was sealed.',
    act: 'purser audit verify names the row; compare with a backup, and with the heads in the log of the service.',
  },
  {
    name: 'audit.mark',
    holds: 'Every row of the audit log was written by the service, sealed or not.',
    act: 'Somebody else wrote this row: find out who can write to the database, and what the row was to hide.',
  },
] as const

const [chain, mark] = auditChecks

/** What is wrong with a stretch of a client's audit log, and where to go on. */
export async function auditFindings(
  parts: AuditParts,
  clientId: string,
  stretch: AuditStretch = {},
): Promise<{ readonly findings: readonly Finding[]; readonly next: bigint | undefined }> {
  const { fault, forged = [], next } = await verifyAudit(parts, clientId, stretch)
  const broken = [...(fault && fault.kind !== 'forged' ? [fault] : []), ...forged]
  const findings = broken.map(({ kind, position, auditId, says }) => ({
    check: (kind === 'forged' ? mark : chain).name,
    clientId,
    companyId: null,
    recordId: auditId ?? `position ${position}`,
    expected: kind === 'forged' ? 'a mark of the service' : 'the row as it was sealed',
    found: `${kind}: ${says}`,
    act: (kind === 'forged' ? mark : chain).act,
  }))
  return { findings, next }
}
