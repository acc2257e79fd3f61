/**
 * Takes the means to reach others from this process: a reader has nobody to talk to but the one who started it, whose
 * channel is open already. It stops libraries; native code is stopped by a network of its own (`reader-command.ts`).
 */
export function closeNetwork(): void {
  const refuse = (): never => {
    throw new Error("A reader has no network.");
  };
  // Taken by name: no code of this package may use them.
  const [net, dgram] = [process.getBuiltinModule("net"), process.getBuiltinModule("dgram")];
  // Everything else that Node offers (tls, http, fetch) goes through these.
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  dgram.Socket.prototype.connect = refuse;
}
