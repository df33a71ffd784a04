// Ends with status 0 while the router of this container answers.
const { PORT = '4000' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}/health`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
