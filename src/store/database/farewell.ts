/** Says goodbye, and does not wait for long: a connection that went silent never answers that either. */
export async function farewell(connection: { end(): Promise<void> }): Promise<void> {
  const enough = new Promise<void>((resolve) => void setTimeout(resolve, FAREWELL).unref())
  await Promise.race([connection.end().catch(() => {}), enough])
}

const FAREWELL = 3000
