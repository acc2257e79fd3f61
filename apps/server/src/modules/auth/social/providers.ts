import * as oidc from "openid-client";

export type SocialProviderName = "google" | "linkedin";

export type SocialProviderSettings = { clientId: string; clientSecret: string; issuer: string };

/** The providers that are configured. */
export type SocialSettings = Partial<Record<SocialProviderName, SocialProviderSettings>>;

/** Proofs that a provider's answer belongs to our question; made anew for each sign-in. */
export type Proofs = { state: string; nonce: string; codeVerifier: string };

/** Who somebody is according to their provider. */
export type SocialIdentity = { email: string; isVerified: boolean; name: string };

/**
 * LinkedIn gives no nonce back, and answers a code verifier of an ordinary web application with
 * `invalid_client`: there the state, bound to the browser by a cookie, is the proof.
 */
const givesProofBack: Record<SocialProviderName, boolean> = { google: true, linkedin: false };

export function newProofs(): Proofs {
  return { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() };
}

/** Talks OpenID Connect to the configured providers; each is discovered on first use. */
export function createSocialProviders(settings: SocialSettings) {
  const discovered = new Map<SocialProviderName, Promise<oidc.Configuration>>();

  function discover(name: SocialProviderName): Promise<oidc.Configuration> {
    const known = discovered.get(name);
    if (known) return known;
    const provider = settings[name];
    if (!provider) throw new Error(`The provider "${name}" is not configured.`);
    const issuer = new URL(provider.issuer);
    const secret = oidc.ClientSecretPost(provider.clientSecret);
    const plainHttp = issuer.protocol === "http:" ? { execute: [oidc.allowInsecureRequests] } : {};
    const found = oidc.discovery(issuer, provider.clientId, undefined, secret, { timeout: 10, ...plainHttp });
    discovered.set(name, found);
    // A provider that did not answer once is asked again next time.
    found.catch(() => discovered.delete(name));
    return found;
  }

  return {
    isConfigured: (name: SocialProviderName): boolean => settings[name] !== undefined,

    /** Where the person signs in. */
    async signInAddress(name: SocialProviderName, callback: string, proofs: Proofs): Promise<URL> {
      const configuration = await discover(name);
      const proof: Record<string, string> = givesProofBack[name]
        ? {
            nonce: proofs.nonce,
            code_challenge: await oidc.calculatePKCECodeChallenge(proofs.codeVerifier),
            code_challenge_method: "S256",
          }
        : {};
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: "openid profile email",
        state: proofs.state,
        ...proof,
      });
    },

    /**
     * Exchanges the code of a callback for who the person is.
     * @throws when the provider refuses or a proof does not match
     */
    async identify(name: SocialProviderName, callbackUrl: URL, proofs: Proofs): Promise<SocialIdentity> {
      const configuration = await discover(name);
      const tokens = await oidc.authorizationCodeGrant(configuration, callbackUrl, {
        expectedState: proofs.state,
        idTokenExpected: true,
        ...(givesProofBack[name] ? { expectedNonce: proofs.nonce, pkceCodeVerifier: proofs.codeVerifier } : {}),
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The provider sent no identity.");
      const told = claims["email"] ? claims : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      const email = textOf(told["email"]).trim().toLowerCase();
      const isVerified: unknown = told["email_verified"];
      return {
        email,
        isVerified: email !== "" && (isVerified === true || isVerified === "true"),
        name: textOf(told["name"]).trim() || (email.split("@")[0] ?? ""),
      };
    },
  };
}

export type SocialProviders = ReturnType<typeof createSocialProviders>;

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
