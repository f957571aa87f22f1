import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const settingsAsks = ({ companyId }: Given) => ({
  company: ask('reports/getCompanyInfo', { companyId }),
})

export type SettingsProps = PageProps<ReturnType<typeof settingsAsks>>

export interface PartProps extends SettingsProps {
  /** Opens a form over the page; not there for who only reads. */
  readonly open: ((form: string, of?: string) => void) | undefined
}
