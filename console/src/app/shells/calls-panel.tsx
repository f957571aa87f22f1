import { useState, useSyncExternalStore } from 'react'
import { type CallMade, callsMade, onCall } from '../../calls/record.ts'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import styles from './calls-panel.module.css'

/** For whoever integrates: each call that the page made, with its body and reply, ready to be made again. */
export default function CallsPanel({ close }: { close: () => void }) {
  const { frame } = useWords()
  const calls = useSyncExternalStore(onCall, callsMade)
  return (
    <Panel open onClose={close} title={frame.calls.title} wide>
      {calls.length === 0 && <p>{frame.calls.none}</p>}
      <ul className={styles.calls}>
        {calls.map((made) => (
          <li key={made.requestId}>
            <Made {...made} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Made({ address, body, status, ms, requestId, reply }: CallMade) {
  const { frame } = useWords()
  const [text, setText] = useState('')
  const read = async () => {
    if (text === '') setText(JSON.stringify(await reply.clone().json(), null, 2).slice(0, MOST))
  }
  return (
    <details className={styles.call} onToggle={() => void read()}>
      <summary>
        <code>{address}</code>
        <span>
          {status} · {frame.calls.ms(ms)}
        </span>
      </summary>
      <p className={styles.id}>{frame.fault.id(requestId)}</p>
      <h3>{frame.calls.body}</h3>
      <pre>{JSON.stringify(body, null, 2)}</pre>
      <h3>{frame.calls.reply}</h3>
      <pre>{text}</pre>
      <Button size="small" onClick={() => void navigator.clipboard.writeText(curlOf(address, body))}>
        {frame.calls.curl}
      </Button>
    </details>
  )
}

const MOST = 20_000

const curlOf = (address: string, body: object): string => {
  const sent = JSON.stringify({ method: address.split('/')[1], ...body }).replaceAll("'", `'\\''`)
  return `curl -u "$CLIENT_ID:$SECRET_KEY" -H 'Content-Type: application/json' -X POST ${location.origin}/${address} -d '${sent}'`
}
