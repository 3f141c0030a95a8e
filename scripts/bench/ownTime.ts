/** ms of this process's own CPU time, without that of other processes. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
