// Preloaded into what the bootstraps start: when the parent dies, also by kill -9, this process gets a SIGTERM and shuts down in good order.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 400).unref()
