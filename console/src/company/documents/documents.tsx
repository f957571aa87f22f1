import { FileText, Upload } from 'lucide-react'
import { send } from '../../calls/send.ts'
import { useSend } from '../../calls/use-calls.ts'
import { saveBase64 } from '../../format/csv.ts'
import { dayAt, dayWords } from '../../format/days.ts'
import { documents as words } from '../../messages/company/documents.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { type DocumentsProps, PAGE } from './asks.ts'
import { Reports } from './reports.tsx'
import { UploadPanel } from './upload.tsx'

type Document = DocumentsProps['data']['files']['documents'][number]

/** Reports to take away, and files to keep. */
export default function Documents(props: DocumentsProps) {
  const { data, given } = props
  const go = useGo()
  const base = `/c/${given.companyId}/documents`
  const { cursor = '' } = given.search
  const at = (what: Readonly<Record<string, string>>) =>
    go(
      `${base}?${new URLSearchParams(Object.entries({ cursor, ...what }).filter(([, value]) => value !== ''))}`,
    )
  const mayChange = given.acting.role !== 'bookkeeper'
  const { documents, nextCursor } = data.files
  const upload = mayChange && (
    <Button icon={Upload} onClick={() => at({ upload: 'yes' })}>
      {words.upload}
    </Button>
  )
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Stack>
        <Reports companyId={given.companyId} today={given.today} />
        <Card title={words.files} aside={(documents.length > 0 || cursor !== '') && upload} flush>
          {documents.length === 0 && cursor === '' ? (
            <Empty icon={FileText} title={words.none.title} action={upload || undefined}>
              {words.none.body}
            </Empty>
          ) : (
            <>
              <DataTable
                label={words.files}
                rows={documents}
                keyOf={({ documentId }) => documentId}
                columns={columnsOf(mayChange ? (id) => at({ remove: id }) : undefined)}
              />
              <Pager cursor={cursor} next={nextCursor} size={PAGE} go={(to) => at({ cursor: to })} />
            </>
          )}
        </Card>
      </Stack>
      {given.search.upload === 'yes' && mayChange && <UploadPanel {...props} close={() => at({})} />}
      <Remove {...props} close={() => at({})} />
    </>
  )
}

function Remove({ data, given, close }: DocumentsProps & { close: () => void }) {
  const remove = useSend('adminPortal/deleteDocument', { done: close })
  const found = data.files.documents.find(({ documentId }) => documentId === given.search.remove)
  if (!found) return null
  const { documentId, fileName } = found
  return (
    <Dialog open onClose={close} title={words.removeTitle(fileName)} lead={words.removeLead}>
      <Row end>
        <Button kind="filled" busy={remove.isPending} onClick={() => remove.mutate({ body: { documentId } })}>
          {words.remove}
        </Button>
      </Row>
    </Dialog>
  )
}

const open = async ({ documentId }: Document): Promise<void> => {
  const { document, fileBase64 } = await send('reports/getDocument', { documentId })
  saveBase64(document.fileName, fileBase64, 'application/octet-stream')
}

const columnsOf = (remove: ((id: string) => void) | undefined): readonly Column<Document>[] => [
  { name: 'name', head: words.columns.name, cell: ({ fileName }) => fileName },
  { name: 'kind', head: words.columns.kind, minor: true, cell: ({ documentType }) => documentType },
  { name: 'of', head: words.columns.of, minor: true, cell: ({ userName }) => userName || words.company },
  {
    name: 'size',
    head: words.columns.size,
    align: 'end',
    minor: true,
    cell: ({ size }) => words.kilobytes(Math.max(1, Math.round(size / 1000))),
  },
  {
    name: 'day',
    head: words.columns.day,
    cell: ({ createdAt }) => dayWords(dayAt(createdAt), 'short'),
  },
  {
    name: 'do',
    head: <span className="unseen">{words.save}</span>,
    align: 'end',
    cell: (document) => (
      <Row end>
        <Button size="small" onClick={() => void open(document)}>
          {words.save}
        </Button>
        {remove && (
          <Button size="small" kind="quiet" onClick={() => remove(document.documentId)}>
            {words.remove}
          </Button>
        )}
      </Row>
    ),
  },
]
