import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './table.module.css'

export interface Column<Row> {
  readonly name: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'end'
  /** Left out on a narrow screen. */
  readonly minor?: boolean
}

interface TableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly open?: (row: Row) => void
  readonly foot?: ReactNode
}

/** A table whose columns are declared. Long ones draw only the rows in sight. */
export function DataTable<Row>(props: TableProps<Row>) {
  return props.rows.length > MANY ? <LongTable {...props} /> : <PlainTable {...props} />
}

const MANY = 80
const ROW = 56

function PlainTable<Row>({ label, columns, rows, keyOf, open, foot }: TableProps<Row>) {
  const [frame, scrolls] = useScrolls()
  const table = (
    <table className={styles.table} aria-label={label}>
      <Heads columns={columns} />
      <tbody>
        {rows.map((row) => (
          <Line key={keyOf(row)} row={row} columns={columns} open={open} />
        ))}
      </tbody>
      {foot !== undefined && <tfoot>{foot}</tfoot>}
    </table>
  )
  return (
    // What scrolls must be reachable by keyboard.
    <div
      className={styles.frame}
      ref={frame}
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      {table}
    </div>
  )
}

/** Whether what is in the frame is wider than the frame, on this screen and with these words. */
function useScrolls(): [frame: RefObject<HTMLDivElement | null>, scrolls: boolean] {
  const frame = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const { current } = frame
    if (current === null) return
    const measure = () => setScrolls(current.scrollWidth > current.clientWidth)
    measure()
    const watching = new ResizeObserver(() => flushSync(measure))
    for (const each of [current, ...current.children]) watching.observe(each)
    return () => watching.disconnect()
  }, [])
  return [frame, scrolls]
}

function LongTable<Row>({ label, columns, rows, keyOf, open, foot }: TableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.long} ref={frame} tabIndex={0} aria-label={label}>
      <table className={styles.table} aria-label={label} aria-rowcount={rows.length + 1}>
        <Heads columns={columns} />
        <tbody>
          {before > 0 && <Gap height={before} span={columns.length} />}
          {items.map(({ index }) => (
            <Line
              key={keyOf(rows[index]!)}
              row={rows[index]!}
              columns={columns}
              open={open}
              index={index + 2}
            />
          ))}
          {after > 0 && <Gap height={after} span={columns.length} />}
        </tbody>
        {foot !== undefined && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  )
}

/** Room for the rows that are out of sight. */
const Gap = ({ height, span }: { height: number; span: number }) => (
  <tr>
    <td colSpan={span} aria-hidden="true" style={{ height, padding: 0, border: 0 }} />
  </tr>
)

function Heads<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, head, align, minor }) => (
          <th key={name} scope="col" data-align={align} data-minor={minor}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Line<Row>({
  row,
  columns,
  open,
  index,
}: {
  row: Row
  columns: readonly Column<Row>[]
  open?: ((row: Row) => void) | undefined
  index?: number
}) {
  return (
    <tr className={open ? styles.opens : undefined} onClick={open && (() => open(row))} aria-rowindex={index}>
      {columns.map(({ name, cell, align, minor }) => (
        <td key={name} data-align={align} data-minor={minor}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}
