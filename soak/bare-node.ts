import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { LIVE_PATH } from '../contract/sockets.ts'

// A server that lets anybody in and sends the same to all: what a storm costs at the least.
const ANSWER = {
  session: {
    session_id: 1,
    name: 'Session',
    boats: [{ recording_id: 1, name: 'Athlete', status: 'active', samples: 100, speed: 4 }],
  },
  missed: [],
}
const FRAME = { recording_id: 1, first: 1, samples: [[1, 2, 3, 4, 5]] }
const FRAMES_A_SECOND = 5
const http = createServer((_request, reply) => reply.end('ready'))
const io = new Server(http, { path: LIVE_PATH, transports: ['websocket'] })
io.on('connection', (socket) => {
  socket.on('join live', async (_asked, reply: (answer: unknown) => void) => {
    await socket.join('followers')
    reply(ANSWER)
  })
})
setInterval(() => io.to('followers').emit('live', FRAME), 1000 / FRAMES_A_SECOND)
http.listen(Number(process.env['PORT']), '127.0.0.1')
