import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider, type Configuration } from "oidc-provider";

/** Who the provider says is sitting in front of it. */
export type ProviderPerson = { sub: string; email?: string; email_verified?: boolean; name?: string };

/** A real OpenID provider on a free port, whose one person is signed in there already. */
export type TestIdentityProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The next person who arrives; null refuses consent. */
  person: ProviderPerson | null;
  close(): Promise<void>;
};

/** @param callbacks addresses that the provider may send people back to */
export async function startIdentityProvider(callbacks: readonly string[]): Promise<TestIdentityProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const testing: TestIdentityProvider = {
    issuer,
    clientId: "vitrine",
    clientSecret: "a secret of the provider",
    person: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = new Provider(issuer, configurationOf(testing, callbacks));
  const serve = provider.callback();
  handle = (request, response) => {
    if (request.url?.startsWith("/sign-in/")) void answerInteraction(provider, testing.person, request, response);
    else void serve(request, response);
  };
  return testing;
}

function configurationOf(testing: TestIdentityProvider, callbacks: readonly string[]): Configuration {
  return {
    clients: [
      {
        client_id: testing.clientId,
        client_secret: testing.clientSecret,
        redirect_uris: [...callbacks],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // As the real ones do: what was asked for stands in the identity token itself.
    conformIdTokenClaims: false,
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...testing.person, sub }) }),
    async loadExistingGrant({ oidc }) {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
    cookies: { keys: ["of the tests"] },
  };
}

async function answerInteraction(
  provider: Provider,
  person: ProviderPerson | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await provider.interactionFinished(
    request,
    response,
    person === null ? { error: "access_denied" } : { login: { accountId: person.sub } },
  );
}
