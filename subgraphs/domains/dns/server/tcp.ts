import type { Socket } from 'node:net'

/** Bytes of the length prefix of each message (RFC 1035, 4.2.2). */
const LENGTH_BYTES = 2

/**
 * Serves one TCP connection (RFC 7766): any number of queries, each answered before the next is read, so that a client
 * that does not read its responses is not read from either. Closed after `idleMs` milliseconds of idle time.
 */
export async function serveConnection(
  socket: Socket,
  idleMs: number,
  answer: (packet: Buffer) => Promise<Buffer | null>,
): Promise<void> {
  socket.setNoDelay(true)
  socket.setTimeout(idleMs, () => socket.destroy())
  let held: Buffer = Buffer.alloc(0)
  try {
    // Keep the socket after the client half-closes: responses are still to be sent.
    const chunks: AsyncIterable<Buffer> = socket.iterator({ destroyOnReturn: false })
    for await (const chunk of chunks) {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
      for (let end = messageEnd(held); end !== null && held.length >= end; end = messageEnd(held)) {
        const reply = await answer(held.subarray(LENGTH_BYTES, end))
        held = held.subarray(end)
        // After a packet that must not be answered, close the connection.
        if (!reply) return
        await send(socket, reply)
      }
    }
  } catch {
    // The client disconnected.
  } finally {
    socket.destroySoon()
  }
}

function messageEnd(held: Buffer): number | null {
  return held.length < LENGTH_BYTES ? null : LENGTH_BYTES + held.readUInt16BE()
}

async function send(socket: Socket, reply: Buffer): Promise<void> {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt16BE(reply.length)
  if (socket.write(Buffer.concat([length, reply]))) return
  await new Promise<void>((resolve) => {
    const go = (): void => {
      socket.off('drain', go).off('close', go)
      resolve()
    }
    socket.on('drain', go).on('close', go)
  })
}
