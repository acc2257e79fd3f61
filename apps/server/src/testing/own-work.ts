/**
 * What this thread itself computes while something is done, in milliseconds: the least of some rounds, because whatever
 * else falls into one of them, such as the collection of a whole run's garbage, only adds to it.
 */
export async function ownWork(work: () => unknown, rounds = 3): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
