/** Milliseconds of this process's own time: what else the machine does is not counted. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
